/** Letters that have no accent to take off. */
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

/** What both a QR-bill may say (IG QR-bill 2.3, 4.1.1) and its prescribed Helvetica has: Latin-1 and a few beside it. */
const allowed = /^[\x20-\x7e\xa0-\xffŒœŠšŽžŸ€]$/;

/**
 * Words as a payment part takes them: an accent that it does not know is left away, a letter of another script becomes a
 * full stop, as banks do it.
 */
export function payable(text: string, most: number): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (allowed.test(letter)) return letter;
    const bare = plain[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
    return [...bare].every((one) => allowed.test(one)) ? bare : '.';
  });
  return letters.join('').slice(0, most).trim();
}
