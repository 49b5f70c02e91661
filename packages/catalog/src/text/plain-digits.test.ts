import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test.each([
  ['۴.۲۶۰.۰۰۰ تومان', '4.260.000 تومان'],
  ['٣٬١٤٩٫٥ ر.س', '3,149.5 ر.س'],
  ['₹ १२०', '₹ 120'],
  ['১২,৫০০ টাকা', '12,500 টাকা'],
  ['１，２００円', '1,200円'],
  ['๑๕๐ บาท', '150 บาท'],
  ['۳۵٪', '35%'],
  ['۵۰۰۰ میلی آمپر ساعت', '5000 میلی آمپر ساعت'],
  ['۱۰ × ۲۰ سانتی متر', '10 × 20 سانتی متر'],
])('%s is %s', (written, plain) => {
  expect(plainDigits(written)).toBe(plain);
});

test.each([
  'مدل ۱۲ با شارژ سریع و ضد آب',
  'گوشی سامسونگ ۵',
  'Größe 38',
  '1.299,00 €',
  '第３世代 掃除機 ２０２５年 モデル です',
  '',
])('names and sentences keep their digits: %s', (written) => {
  expect(plainDigits(written)).toBe(written);
});
