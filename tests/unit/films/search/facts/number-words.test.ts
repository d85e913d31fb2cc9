import { expect, test } from 'vitest';
import { numberPattern, readNumber } from '@/lib/films/search/facts/number-words';

const whole = new RegExp(`^${numberPattern}$`);

const written = {
  ...{ 1: 1, 45: 45, 120: 120, un: 1, eine: 1, a: 1, sept: 7, quinze: 15 },
  ...{ zehn: 10, twenty: 20, 'vingt-cinq': 25, 'quarante cinq': 45 },
  ...{ 'vingt et un': 21, 'trente-et-un': 31, soixante: 60, 'soixante-dix': 70 },
  ...{ 'soixante-quinze': 75, septante: 70, 'nonante-cinq': 95 },
  ...{ 'quatre-vingts': 80, 'quatre vingt cinq': 85, 'quatre-vingt-dix': 90 },
  ...{ 'quatre-vingt-quinze': 95, funfzig: 50, funfundvierzig: 45 },
  ...{ einundzwanzig: 21, 'forty-five': 45, ninety: 90, demi: 0.5, halben: 0.5 },
  ...{ anderthalb: 1.5, eineinhalb: 1.5, demie: 0.5, halbe: 0.5, half: 0.5 },
  ...{ une: 1, ein: 1, einer: 1, einem: 1, an: 1, one: 1, deux: 2, zwei: 2, two: 2 },
  ...{ trois: 3, drei: 3, three: 3, quatre: 4, vier: 4, four: 4, cinq: 5, funf: 5, five: 5 },
  ...{ six: 6, sechs: 6, sieben: 7, seven: 7, huit: 8, acht: 8, eight: 8, neuf: 9, neun: 9 },
  ...{ nine: 9, dix: 10, ten: 10, onze: 11, elf: 11, eleven: 11, douze: 12, zwolf: 12 },
  ...{ twelve: 12, treize: 13, quatorze: 14, funfzehn: 15, fifteen: 15, seize: 16 },
  ...{ vingt: 20, zwanzig: 20, trente: 30, dreissig: 30, thirty: 30, quarante: 40 },
  ...{ vierzig: 40, forty: 40, cinquante: 50, fifty: 50, sechzig: 60, sixty: 60 },
  ...{ siebzig: 70, seventy: 70, huitante: 80, achtzig: 80, eighty: 80, nonante: 90 },
  ...{ neunzig: 90 },
};

test.each(Object.entries(written))('“%s” is the number %d', (word, number) => {
  expect(word).toMatch(whole);
  expect(readNumber(word)).toBe(number);
});

test.each(['', '1000', 'und', 'und zwanzig', 'vingt-', 'vingt vingt', 'faust', '-cinq', 'et un'])(
  '“%s” is none',
  (word) => {
    expect(word).not.toMatch(whole);
  },
);
