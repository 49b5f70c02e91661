import { expect, test } from 'vitest';
import { infer } from '../small-files.fixture.ts';

test.each([
  [
    'zh',
    ['曙光 A# 輕量無線吸塵器(二年保固)', '曙光 B# 無線洗地機', '曙光 C# 智慧吹風機 白色', '曙光 D# 空氣清淨機'],
    '吸塵器',
  ],
  ['zh', ['曙光 A# 手持吸尘器', '曙光 B# 无线洗地机', '曙光 C# 高速吹风机', '曙光 D# 空气净化器'], '吸尘器'],
  ['ja', ['あかつき A# コードレス掃除機', 'あかつき B# 加湿空気清浄機', 'あかつき C# 大風量ドライヤー'], '掃除機'],
  ['ko', ['새벽 A# 무선청소기', '새벽 B# 대형공기청정기', '새벽 C# 접이식드라이기'], '청소기'],
])('the kind of a thing is found in names without blanks: %s', async (language, names, kind) => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `X-${at},${names[at % names.length]?.replace('#', String(at))},${at}.50`,
  );
  const { mapping } = await infer(`id,title,price\n${rows.join('\n')}`);
  expect(mapping.language).toBe(language);
  const found = mapping.attributes.find(({ name }) => name === 'kind');
  expect(new RegExp(found?.pattern ?? 'x', 'u').exec(names[0] ?? '')?.[1]).toBe(kind);
});

test('a smart inverter makes no thing smart, and tells of its compressor', async () => {
  const names = [
    'Alder 250 L Fridge # Smart Inverter',
    'Birch 300 L Fridge # Digital Inverter',
    'Cedar Fridge #',
    'Elm Fridge # smart',
  ];
  const rows = Array.from({ length: 40 }, (_, at) => `X-${at},${names[at % 4]?.replace('#', `F${at}`)},${at}.50`);
  const { mapping } = await infer(`id,title,price\n${rows.join('\n')}`);
  const says = (name: string, text: string): boolean =>
    new RegExp(mapping.attributes.find((one) => one.name === name)?.pattern ?? '$^', 'u').test(text);
  expect([says('smart', names[0] ?? ''), says('smart', names[3] ?? '')]).toEqual([false, true]);
  expect([says('inverter', names[0] ?? ''), says('inverter', names[2] ?? '')]).toEqual([true, false]);
});

test('goods that are not new are told in the languages of shops', async () => {
  for (const word of ['【福利品】', '중고', 'リファービッシュ品', 'felújított', 'yenilenmiş']) {
    const rows = Array.from({ length: 40 }, (_, at) => `X-${at},Alder V${at} ${at % 4 === 0 ? word : ''},${at}.50`);
    const { mapping } = await infer(`id,title,price\n${rows.join('\n')}`);
    expect(mapping.attributes.map(({ name }) => name)).toContain('used');
  }
});

test('colours of devices are found in Russian and Ukrainian names', async () => {
  const names = ['Кондиционер Ольха # серебристый', 'Кондиционер Ольха # белый', 'Кондиционер Ольха # черный'];
  const rows = Array.from({ length: 40 }, (_, at) => `X-${at},${names[at % 3]?.replace('#', `K${at}`)},${at}.50`);
  const { mapping } = await infer(`id,title,price\n${rows.join('\n')}`);
  const color = mapping.attributes.find(({ name }) => name === 'color');
  expect(new RegExp(color?.pattern ?? 'x', 'u').test(names[0] ?? '')).toBe(true);
});
