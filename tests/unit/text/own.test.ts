import { expect, test } from 'vitest';
import { own } from '@/lib/text/own';

test('what every object has is no entry of a record', () => {
  const record = { nosferatu: 1922, ...JSON.parse('{"__proto__": 1}') };
  expect(own(record, 'nosferatu')).toBe(1922);
  for (const name of ['constructor', 'toString', 'none']) expect(own(record, name)).toBeUndefined();
});
