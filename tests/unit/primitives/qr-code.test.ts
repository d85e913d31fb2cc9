import readQrCode from 'jsqr';
import { expect, test } from 'vitest';
import { createQrCode } from '@/lib/primitives/qr-code';

/** Reads a code back, drawn at 4 pixels per module with a quiet zone of 4 modules. */
function read(text: string): string | undefined {
  const code = createQrCode(text);
  const width = (code.length + 8) * 4;
  const pixels = new Uint8ClampedArray(width * width * 4).map((_, at) => {
    const [x, y] = [(at >> 2) % width, Math.floor((at >> 2) / width)];
    const isDark = code[Math.floor(y / 4) - 4]?.[Math.floor(x / 4) - 4];
    return isDark && at % 4 < 3 ? 0 : 255;
  });
  return readQrCode(pixels, width, width)?.data;
}

// The length of the fullest code of each version, and one byte more where there is another version.
test.each([1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213, 251, 287, 288, 331])(
  'a text of %i bytes is read back',
  (length) => {
    const text = 'BCD\n002 Zurich RF18 '.repeat(20).slice(0, length - 1);
    expect(read(`${text}#`)).toBe(`${text}#`);
  },
);

test('accents are UTF-8', () => expect(read('Ciné Łódź')).toBe('Ciné Łódź'));

test('a text that is too long is refused', () =>
  expect(() => createQrCode('x'.repeat(332))).toThrow('too long'));
