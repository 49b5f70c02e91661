import { afterEach, beforeEach, expect, test } from 'vitest';
import { changePassword } from './change-password.ts';
import { HashQueue } from './hash-queue.ts';
import { type LogIn, logIn } from './log-in.ts';
import { NOW, type OpenedPeople, openPeople, PASSWORD } from './opened-people.fixture.ts';
import { isPassword } from './password-hash.ts';
import { IDLE, MOST_SIGN_INS } from './sign-in-life.ts';

let opened: OpenedPeople;
beforeEach(async () => {
  opened = await openPeople();
});
afterEach(() => opened.close());

const by = (email: string, others: Partial<LogIn> = {}): LogIn => ({
  ...{ email, password: PASSWORD, address: '192.0.2.1', agent: 'Browser', before: null, known: null },
  ...others,
});

const tries = (order: LogIn, elapsed = 0) => logIn(opened.parts, order, NOW, elapsed);

test('the right password signs in, however the address and the password are typed', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  for (const email of ['ann@shop.example', ' Ann@Shop.Example ']) {
    const outcome = await tries(by(email));
    if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
    expect((await opened.callers.ofSecret(outcome.signIn.secret, NOW))?.id).toBe(ann);
    expect(JSON.stringify(outcome)).not.toContain('argon2');
  }
  expect((await tries(by('ann@shop.example', { password: PASSWORD.replace('k', '\uff4b') }))).kind).toBe('signed-in');
});

test('whoever is not there, has no password, is disabled or typed another password gets one and the same answer', async () => {
  await opened.add('ann', { demo: 'editor' });
  await opened.add('none', { demo: 'editor' }, { password: null });
  await opened.add('gone', { demo: 'editor' }, { disabledAt: 5 });
  const wrong = [
    by('ann@shop.example', { password: `${PASSWORD}!` }),
    by('nobody@shop.example'),
    by('none@shop.example'),
    by('none@shop.example', { password: '' }),
    by('gone@shop.example'),
    by('not an address'),
    by(''),
  ];
  for (const order of wrong) expect(await tries(order)).toEqual({ kind: 'wrong' });
});

test('exactly one hash is computed for each try that is wrong, whoever it is for', async () => {
  await opened.add('ann', { demo: 'editor' });
  await opened.add('none', { demo: 'editor' }, { password: null });
  let hashed = 0;
  const hashes = new (class extends HashQueue {
    override run<Result>(work: () => Promise<Result>) {
      hashed += 1;
      return super.run(work);
    }
  })();
  for (const email of ['ann@shop.example', 'none@shop.example', 'nobody@shop.example', '@']) {
    const before = hashed;
    await logIn({ ...opened.parts, hashes }, by(email, { password: 'x' }), NOW, 0);
    expect(hashed - before).toBe(1);
  }
});

test('a password of a million characters costs no more than another one', async () => {
  await opened.add('ann', { demo: 'editor' });
  expect(await tries(by('ann@shop.example', { password: 'ﷺ'.repeat(1_000_000) }))).toEqual({ kind: 'wrong' });
});

test('a hash of less cost is made anew with the first log-in, and is of the same password', async () => {
  await opened.add('ann', { demo: 'editor' });
  const stored = async () => (await opened.people.findByEmail('ann@shop.example'))?.person.password ?? '';
  expect(await stored()).toContain('m=8,t=1');
  await tries(by('ann@shop.example', { password: 'wrong' }));
  expect(await stored()).toContain('m=8,t=1');
  await tries(by('ann@shop.example'));
  expect(await stored()).toContain('m=19456,t=2');
  expect(await isPassword(PASSWORD, await stored())).toBe(true);
  expect((await tries(by('ann@shop.example'))).kind).toBe('signed-in');
});

test('each log-in makes a new secret and ends the sign-in that the browser had: a planted one is worth nothing', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const mallory = await opened.add('mallory', { demo: 'viewer' });
  const planted = await opened.signIn(mallory);
  const outcome = await tries(by('ann@shop.example', { before: planted.secret }));
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  expect(outcome.signIn.secret).not.toBe(planted.secret);
  expect(await opened.callers.ofSecret(planted.secret, NOW)).toBeNull();
  expect((await opened.callers.ofSecret(outcome.signIn.secret, NOW))?.id).toBe(ann);
});

test('whoever guesses at one account is stopped, from however many addresses, and so is whoever guesses right too late', async () => {
  await opened.add('ann', { demo: 'editor' });
  const from = (nth: number) => by('ann@shop.example', { password: `guess ${nth}`, address: `192.0.2.${nth}` });
  for (let nth = 0; nth < 10; nth += 1) expect((await tries(from(nth))).kind).toBe('wrong');
  expect(await tries(from(10))).toEqual({ kind: 'limited', wait: 900 });
  expect((await tries(by('ann@shop.example', { address: '192.0.2.99' }))).kind).toBe('limited');
  expect((await tries(by('ANN@shop.example', { address: '192.0.2.99' }))).kind).toBe('limited');
  expect((await tries(by('ann@shop.example'), 900_001)).kind).toBe('signed-in');
});

test('an account that is not there is limited the same, so the limit tells nothing', async () => {
  const kinds = [];
  for (let nth = 0; nth < 11; nth += 1) kinds.push((await tries(by('nobody@shop.example'))).kind);
  expect(kinds).toEqual([...Array(10).fill('wrong'), 'limited']);
});

test('tries at the same moment count as much as those one after another', async () => {
  await opened.add('ann', { demo: 'editor' });
  const order = (nth: number) => by('ann@shop.example', { password: `guess ${nth}` });
  const kinds = await Promise.all(Array.from({ length: 30 }, async (_, nth) => (await tries(order(nth))).kind));
  expect(kinds.filter((kind) => kind !== 'limited')).toHaveLength(10);
});

test('whoever tries one password with many accounts is stopped by their address', async () => {
  let tried = 0;
  const email = () => `someone-${tried}@shop.example`;
  const busy = new HashQueue(0, 0);
  const once = () => logIn({ ...opened.parts, hashes: busy }, by(email()), NOW, 0);
  while ((await once()).kind !== 'limited') tried += 1;
  expect(tried).toBe(100);
});

test('nobody locks an owner out of their own browser by failing in their name', async () => {
  await opened.add('ann', { demo: 'editor' });
  const first = await tries(by('ann@shop.example'));
  if (first.kind !== 'signed-in') throw new Error(first.kind);
  for (let nth = 0; nth < 20; nth += 1) await tries(by('ann@shop.example', { password: 'x', address: '198.51.100.1' }));
  expect((await tries(by('ann@shop.example'))).kind).toBe('limited');
  expect((await tries(by('ann@shop.example', { known: first.known }))).kind).toBe('signed-in');
});

test('what a browser keeps helps with its own account only, cannot be made up, and has its own limit', async () => {
  await opened.add('ann', { demo: 'editor' });
  await opened.add('eve', { demo: 'viewer' });
  const eve = await tries(by('eve@shop.example'));
  if (eve.kind !== 'signed-in') throw new Error(eve.kind);
  for (let nth = 0; nth < 10; nth += 1) await tries(by('ann@shop.example', { password: 'x' }));
  const madeUp = `${'A'.repeat(16)}.${'A'.repeat(43)}`;
  for (const known of [eve.known, madeUp, '', `${eve.known}x`])
    expect((await tries(by('ann@shop.example', { known }))).kind).toBe('limited');
  const kinds = [];
  const guess = by('eve@shop.example', { known: eve.known, password: 'x' });
  for (let nth = 0; nth < 11; nth += 1) kinds.push((await tries(guess)).kind);
  expect(kinds.at(-1)).toBe('limited');
});

test('if too many log in at once, the rest is told so, and nobody is signed in by that', async () => {
  await opened.add('ann', { demo: 'editor' });
  const hashes = new HashQueue(0, 0);
  expect(await logIn({ ...opened.parts, hashes }, by('ann@shop.example'), NOW, 0)).toEqual({ kind: 'busy' });
});

test('a password that was changed while its hash was computed signs nobody in', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const change = () => opened.people.change((people) => people.updatePerson(ann, { password: '$other' }));
  const hashes = new (class extends HashQueue {
    override async run<Result>(work: () => Promise<Result>) {
      const done = await super.run(work);
      await change();
      return done;
    }
  })();
  expect(await logIn({ ...opened.parts, hashes }, by('ann@shop.example'), NOW, 0)).toEqual({ kind: 'wrong' });
  expect((await opened.people.findPerson(ann))?.person.password).toBe('$other');
});

test('sign-ins that are over are dropped, and of one person there are never more than may be', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const ben = await opened.add('ben', { demo: 'editor' });
  await opened.signIn(ben, NOW - IDLE - 1);
  for (let nth = 0; nth < MOST_SIGN_INS; nth += 1) await opened.signIn(ann, NOW - 100 + nth);
  const outcome = await tries(by('ann@shop.example'));
  const left = await opened.people.listSignIns(ann);
  expect(left).toHaveLength(MOST_SIGN_INS);
  expect(outcome.kind === 'signed-in' && left[0]?.id === outcome.signIn.id).toBe(true);
  expect(await opened.people.listSignIns(ben)).toEqual([]);
});

test('another password is chosen with the old one, ends all other sign-ins, and voids links for a new one', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const [here, there] = [await opened.signIn(ann), await opened.signIn(ann)];
  const order = { password: PASSWORD, newPassword: 'purple lantern drifts sideways' };
  expect(await changePassword(opened.parts, ann, here.id, order, 0)).toEqual({ kind: 'changed', ended: 1 });
  expect(await opened.callers.ofSecret(here.secret, NOW)).not.toBeNull();
  expect(await opened.callers.ofSecret(there.secret, NOW)).toBeNull();
  expect((await tries(by('ann@shop.example'))).kind).toBe('wrong');
  expect((await tries(by('ann@shop.example', { password: order.newPassword }))).kind).toBe('signed-in');
});

test('whoever stole a sign-in cannot choose another password, nor guess the old one', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const { id } = await opened.signIn(ann);
  const guess = (password: string) =>
    changePassword(opened.parts, ann, id, { password, newPassword: 'purple lantern drifts sideways' }, 0);
  const kinds = [];
  for (let nth = 0; nth < 11; nth += 1) kinds.push((await guess(`guess ${nth}`)).kind);
  expect(kinds).toEqual([...Array(10).fill('refused'), 'limited']);
  expect((await guess(PASSWORD)).kind).toBe('limited');
});

test('a new password that is easily guessed is refused, and whoever has no password gets none this way', async () => {
  const ann = await opened.add('ann', { demo: 'editor' });
  const none = await opened.add('none', { demo: 'editor' }, { password: null });
  const easy = await changePassword(opened.parts, ann, 's', { password: PASSWORD, newPassword: 'ann.demo.2026' }, 0);
  expect(easy).toMatchObject({ kind: 'refused', faults: [{ member: 'newPassword' }] });
  const order = { password: '', newPassword: 'purple lantern drifts sideways' };
  expect(await changePassword(opened.parts, none, 's', order, 0)).toMatchObject({ faults: [{ member: 'password' }] });
});
