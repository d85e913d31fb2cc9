import { expect, it } from 'vitest';
import { decodeTable } from '@/lib/primitives/table/text-encoding';
import { guardCell, unguardCell } from '@/lib/primitives/table/write-table';

const text = 'Titel;Regie\n«Grün – Schloß d’été»;Méliès\n';
const swapped = Buffer.from(text, 'utf16le').swap16();
/** Characters that Windows-1252 and Mac Roman encode in other ways than Latin-1. */
const windows: Record<string, number> = { '–': 0x96, '’': 0x92 };
const mac: Record<string, number> = {
  ...{ '«': 0xc7, '»': 0xc8, ü: 0x9f, '–': 0xd0, ß: 0xa7, '’': 0xd5, é: 0x8e, è: 0x8f },
};
const bytesOf = (words: string, letters: Record<string, number> = {}) =>
  Buffer.from([...words].map((sign) => letters[sign] ?? sign.charCodeAt(0)));

it.each([
  ['UTF-8', Buffer.from(text), text],
  ['UTF-8 with a mark (BOM)', Buffer.from(`\uFEFF${text}`), text],
  ['UTF-16 (little-endian)', Buffer.from(`\uFEFF${text}`, 'utf16le'), text],
  ['UTF-16 (big-endian)', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped]), text],
  ['UTF-16', Buffer.from(text, 'utf16le'), text],
  ['UTF-16', swapped, text],
  ['Windows-1252', bytesOf(text, windows), text],
  ['Latin-1', bytesOf('Titel\nGrün'), 'Titel\nGrün'],
  ['Mac Roman', bytesOf(text, mac), text],
])('decodeTable recognises %s', (encoding, bytes, expected) =>
  expect(decodeTable(bytes)).toEqual({ text: expected, encoding }),
);

it('decodeTable decodes other scripts in UTF-8', () =>
  expect(decodeTable(Buffer.from('東京物語')).text).toBe('東京物語'));

it.each(['=SUM(A1)', '+41 22', '-30-', '@home', '\tx', "'=a", "''+a"])(
  'guardCell escapes %j with an apostrophe, reversibly',
  (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(guardCell(cell))).toBe(cell);
  },
);

it.each(['', '-', '=', "'", "'60s", 'a=b', "l'or", '1.33:1'])(
  'guardCell leaves %j unchanged',
  (cell) => {
    expect(guardCell(cell)).toBe(cell);
    expect(unguardCell(cell)).toBe(cell);
  },
);
