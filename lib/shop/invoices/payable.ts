/** Characters that Unicode does not decompose, with their replacements. */
const plain: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '\u202f': ' ',
  '\u2009': ' ',
};

/**
 * Characters allowed by the QR-bill (IG QR-bill 2.3, 4.1.1) that are also in its prescribed
 * Helvetica: Latin-1 and a few more.
 */
const allowed = /^[\x20-\x7e\xa0-\xffŒœŠšŽžŸ€]$/;

/**
 * Converts text for the payment part, at most `most` characters: unsupported accents are dropped,
 * other unsupported characters become a full stop, as banks do it.
 */
export function payable(text: string, most: number): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (allowed.test(letter)) return letter;
    const bare = plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return [...bare].every((one) => allowed.test(one)) ? bare : '.';
  });
  return letters.join('').slice(0, most).trim();
}
