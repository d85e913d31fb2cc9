import { own } from '@/lib/primitives/text/own';

type Numbers = Readonly<Record<string, number>>;

/** Number words in French, German and English, folded. */
const small: Numbers = {
  ...{ un: 1, une: 1, ein: 1, eine: 1, einer: 1, einem: 1, an: 1, a: 1, one: 1 },
  ...{ deux: 2, zwei: 2, two: 2, trois: 3, drei: 3, three: 3, quatre: 4, vier: 4, four: 4 },
  ...{ cinq: 5, funf: 5, five: 5, six: 6, sechs: 6, sept: 7, sieben: 7, seven: 7 },
  ...{ huit: 8, acht: 8, eight: 8, neuf: 9, neun: 9, nine: 9, dix: 10, zehn: 10, ten: 10 },
  ...{ onze: 11, elf: 11, eleven: 11, douze: 12, zwolf: 12, twelve: 12, treize: 13 },
  ...{ quatorze: 14, quinze: 15, funfzehn: 15, fifteen: 15, seize: 16 },
  ...{ demi: 0.5, demie: 0.5, halbe: 0.5, halben: 0.5, half: 0.5 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5 },
};
/** Tens, which may be combined with a small number. */
const tens: Numbers = {
  ...{ vingt: 20, zwanzig: 20, twenty: 20, trente: 30, dreissig: 30, thirty: 30 },
  ...{ quarante: 40, vierzig: 40, forty: 40, cinquante: 50, funfzig: 50, fifty: 50 },
  ...{ soixante: 60, sechzig: 60, sixty: 60, septante: 70, siebzig: 70, seventy: 70 },
  ...{ huitante: 80, achtzig: 80, eighty: 80, nonante: 90, neunzig: 90, ninety: 90 },
};
const numbers: Numbers = { ...small, ...tens };
/** `quatre-vingt`, read as `huitante`. */
const fourTwenties = 'quatre[- ]vingts?';

const oneOf = (words: Numbers) => Object.keys(words).join('|');
const ten = `(?:${fourTwenties}|${oneOf(tens)})`;

/** A pattern for a number in digits or words. */
export const numberPattern = `(?:\\d{1,3}|(?:${ten}[- ](?:et[- ])?)?(?:${oneOf(small)})|(?:(?:${oneOf(small)})und)?${ten})`;

/** The value of a match of `numberPattern`. */
export function readNumber(written: string): number {
  const words = written.replace(new RegExp(fourTwenties), 'huitante').split(/[- ](?:et[- ])?|und/);
  return words.reduce((sum, word) => sum + (own(numbers, word) ?? Number(word)), 0);
}
