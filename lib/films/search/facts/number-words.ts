import { own } from '@/lib/text/own';

/** Numbers that are written out, folded, in French, German and English. */
const numbers: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, ein: 1, eine: 1, einer: 1, einem: 1, an: 1, a: 1, one: 1 },
  ...{ deux: 2, zwei: 2, two: 2, trois: 3, drei: 3, three: 3, cinq: 5, funf: 5, five: 5 },
  ...{ dix: 10, zehn: 10, ten: 10, quinze: 15, fifteen: 15, vingt: 20, zwanzig: 20, twenty: 20 },
  ...{ trente: 30, dreissig: 30, thirty: 30, quarante: 40, vierzig: 40, forty: 40 },
  ...{ demi: 0.5, demie: 0.5, halbe: 0.5, halben: 0.5, half: 0.5 },
};

/** A pattern's part that takes a number in digits or written out. */
export const numberPattern = `(?:\\d{1,3}|${Object.keys(numbers).join('|')})`;

/** The value of what that took. */
export function readNumber(word: string): number {
  return own(numbers, word) ?? Number(word);
}
