import { expect, test } from 'vitest';
import { unicodeRange } from '@/tools/theme/make-theme';

test('neighbours are one range, in whatever order they come, and once', () => {
  expect(unicodeRange([0x42, 0x41, 0x43, 0x43, 0x152, 0x20ac])).toBe('U+41-43,U+152,U+20AC');
});

test('no code points are no range', () => {
  expect(unicodeRange([])).toBe('');
});
