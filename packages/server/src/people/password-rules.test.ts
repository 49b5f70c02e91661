import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgePassword } from './password-rules.ts';

const ann = { name: 'Ann Brückner', email: 'a.brueckner@garden-tools.example', clients: ['garden-tools'] };
const judge = (text: string) => judgePassword(text, ann);

test.each([
  'purple lantern drifts sideways',
  'vogel kiste regal donner',
  'Tqx7-mmLp-2vRz',
  'kfhwubnzoqpd',
  '58392647180512',
  'ein Satz mit Umlauten über Öfen',
  'пароль из четырёх разных слов',
  '🦊🧀🚲🪴🎺🧊🪁🧦🛶🥕🦉🪥',
])('%s may be chosen', (text) => {
  expect(judge(text)).toEqual({ value: text.normalize('NFKC') });
});

test.each([
  ...[
    'password1234',
    'Passw0rd!2026',
    'P@$$w0rd2026',
    'passwordpassword',
    'qwertyuiop123',
    'asdfghjkl1234',
    '1qaz2wsx3edc',
  ],
  ...['123456789012', '000000000000', 'abcabcabcabc', 'abcdefghijkl', 'iloveyou1990', 'Sommer2026!!', 'SommerUrlaub26'],
  ...['admin@2026!!', 'letmein letmein', '24121990241290', 'correcthorsebatterystaple', 'hallohallo12', 'zaq12wsxcde3'],
  ...[
    ...['1q2w3e4r5t6y', 'zaq1zaq1zaq1', 'trustno1trustno1', '1234qwerasdf', '!QAZ2wsx3edc', '102030405060'],
    ...['Frühling2025!', 'Winter2024!!', 'Passwort.2025', 'ichliebedich1', 'Bundesliga2024', 'liverpoolfc1'],
    'garden-tools-2026',
    'GardenTools123',
    'brueckner1990!',
    'Brückner2026!',
    'a.brueckner@garden-tools.example',
    'guidepost2026',
  ],
  ...[
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'willkommen123!',
    'Weihnachten24!',
    'qwertzuiopü1',
  ],
])('%s is guessed too soon', (text) => {
  expect(judge(text)).toEqual({ wrong: expect.stringMatching(/tried first/) });
});

test('short ones are refused, counted in characters as people see them', () => {
  expect(judge('Tqx7-mmLp-2')).toEqual({ wrong: expect.stringMatching(/at least 12/) });
  expect(judge('🦊🧀🚲🪴🎺🧊')).toEqual({ wrong: expect.stringMatching(/at least 12/) });
});

test('a password is never cut: up to 1000 characters all count, and longer ones are refused', () => {
  const long = 'xq7 vogel kiste regal '.repeat(60).slice(0, 1000);
  expect(judge(long)).toEqual({ value: long });
  expect(judge(`${long}!`)).toEqual({ wrong: expect.stringMatching(/at most 1000/) });
});

test('the same password from another keyboard is the same: composed, in parts, or full width', () => {
  const spellings = ['Öfen kühlen vogel kiste', 'O\u0308fen ku\u0308hlen vogel kiste', 'Öfen ｋühlen vogel kiste'];
  expect(new Set(spellings.map((text) => JSON.stringify(judge(text)))).size).toBe(1);
});

test('half of a character is refused, as no keyboard types it again', () => {
  expect(judge(`vogel kiste regal \ud800`)).toHaveProperty('wrong');
});

test('whatever is typed is judged, and in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1100 }), (text) => {
      const given = judge(text);
      expect('value' in given ? given.value : given.wrong).not.toBe('');
    }),
    { numRuns: 30 },
  );
});
