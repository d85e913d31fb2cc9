import { expect, test } from 'vitest';
import { sizeWords } from '@/lib/text/size-words';

test.each([
  [0, '0 o', '0 Byte'],
  [999, '999 o', '999 Byte'],
  [840_400, '840 ko', '840 kB'],
  [1_240_000, '1,2 Mo', '1,2 MB'],
  [64_000_000, '64 Mo', '64 MB'],
  [3_400_000_000, '3,4 Go', '3,4 GB'],
])('%i bytes are %s and %s', (bytes, french, german) => {
  const plain = (locale: string) => sizeWords(bytes, locale).replace(/[\u00A0\u202F]/g, ' ');
  expect([plain('fr'), plain('de')]).toEqual([french, german]);
});
