import { describe, expect, test } from 'vitest';
import type { Fact } from '@/lib/search/engine/facts/fact';
import { readFacts } from '@/lib/search/engine/facts/read-facts';
import { numberPattern, readNumber } from '@/lib/search/engine/facts/read-runtime';
import type { ScreeningTime } from '@/lib/search/engine/screening-times';

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
  (word) => expect(word).not.toMatch(whole),
);

describe('read screened', () => {
  const phrases: Record<ScreeningTime, string[]> = {
    tonight: ['ce soir', 'heute Abend', 'tonight', 'this evening'],
    tomorrowEvening: ['demain soir', 'morgen Abend', 'tomorrow evening', 'tomorrow night'],
    today: ['aujourd’hui', 'heute', 'today'],
    tomorrow: ['demain', 'tomorrow'],
    weekend: [
      ...['week-end', 'weekend', 'ce week-end', 'am Wochenende', 'dieses Wochenende'],
      ...['this weekend', 'Wochenende'],
    ],
    week: ['cette semaine', 'diese Woche', 'this week'],
    any: [
      ...['au cinéma', 'en salle', 'en salles', 'im Kino', 'at the cinema', 'in the cinemas'],
      ...['in cinemas', 'séance', 'séances', 'Vorstellungen', 'Kinovorstellungen'],
      ...['screening', 'screenings', 'showtimes'],
    ],
  };
  const cases = Object.entries(phrases).flatMap(([when, said]) =>
    said.map((phrase) => [phrase, when] as const),
  );

  test.each(cases)('“%s” is a time to go to the cinema: %s', (said, when) => {
    const { facts, rest } = readFacts(said, true);
    expect(facts).toEqual([{ kind: 'screened', when }]);
    expect(rest.trim()).toBe('');
  });

  test.each(cases)('where nothing is shown in cinemas “%s” is no fact', (said) =>
    expect(readFacts(said).facts).toEqual([]),
  );

  test('“morgen” is a day where a cinema is named behind it, alone as much a morning', () => {
    expect(readFacts('morgen im Kino', true).facts).toEqual([
      { kind: 'screened', when: 'tomorrow' },
      { kind: 'screened', when: 'any' },
    ]);
    expect(readFacts('morgen', true)).toEqual({ facts: [], rest: 'morgen' });
  });

  test('an evening with its day is one time, and a place in time is no limit of a length', () => {
    expect(readFacts('demain soir au cinéma', true).facts).toEqual([
      { kind: 'screened', when: 'tomorrowEvening' },
      { kind: 'screened', when: 'any' },
    ]);
    expect(readFacts('heute Abend unter 90 Minuten', true).facts).toEqual([
      { kind: 'screened', when: 'tonight' },
      { kind: 'runtime', from: 0, until: 90 },
    ]);
  });
});

describe('read sold', () => {
  const dvd: Fact = { kind: 'disc', disc: 'dvd' };
  const bluRay: Fact = { kind: 'disc', disc: 'blu-ray' };

  test.each<[said: string, fact: Fact]>([
    ...['DVD', 'DVDs', 'en DVD', 'auf DVD', 'on DVD'].map((said) => [said, dvd] as [string, Fact]),
    ...['Blu-ray', 'bluray', 'blu ray', 'auf Blu-ray', 'en Blu-ray', 'Blu-ray Disc'].map(
      (said) => [said, bluRay] as [string, Fact],
    ),
    ...['DVD ou Blu-ray', 'DVD/Blu-ray', 'Blu-ray und DVD', 'en DVD et en Blu-ray'].map(
      (said) => [said, { kind: 'disc' }] as [string, Fact],
    ),
    ...['à la boutique', 'Boutique', 'la boutique', 'im Shop', 'en vente', 'to buy'].map(
      (said) => [said, { kind: 'shop' }] as [string, Fact],
    ),
    ...['shop', 'acheter', 'à acheter', 'kaufen', 'zu kaufen', 'buy'].map(
      (said) => [said, { kind: 'shop' }] as [string, Fact],
    ),
    ['kein DVD', { kind: 'not', fact: dvd }],
  ])('“%s” asks for what the shop has', (said, fact) => {
    const { facts, rest } = readFacts(said);
    expect(facts).toEqual([fact]);
    expect(rest.trim()).toBe('');
  });

  test.each(['Bluebeard', 'boutiques', 'DVDX', 'Der Kaufmann'])(
    '“%s” asks for none of it',
    (said) => expect(readFacts(said).facts).toEqual([]),
  );

  test('a bare word of the shop beside others may be part of a title', () => {
    for (const said of ['little shop', 'the shop around', 'la boutique fantasque', 'kaufen wir'])
      expect(readFacts(said).facts, said).toEqual([]);
    expect(readFacts('DVD kaufen').facts).toEqual([dvd, { kind: 'shop' }]);
  });
});

describe('read years', () => {
  /** Each phrase alone is a fact, and nothing of it is left. */
  function expectYears(said: string, from: number, until: number) {
    const { facts, rest } = readFacts(said);
    expect(facts, said).toEqual([{ kind: 'years', from, until }]);
    expect(rest.trim(), said).toBe('');
  }

  describe('a decade', () => {
    test.each([
      ['années 1910', 1910],
      ['années 20', 1920],
      ['années 1890', 1890],
      ['années 2010', 2010],
      ['1930er', 1930],
      ['10er Jahre', 1910],
      ['30er Jahren', 1930],
      ['1900er Jahre', 1900],
      ['20s', 1920],
      ['the 1890s', 1890],
      ['années dix', 1910],
      ['années vingt', 1920],
      ['années trente', 1930],
      ['Zehner Jahre', 1910],
      ['zwanziger Jahren', 1920],
      ['dreißiger Jahre', 1930],
      ['20er-Jahre', 1920],
      ['1910er-Jahren', 1910],
      ['Zwanzigerjahre', 1920],
      ['dreissiger-Jahren', 1930],
      ['twenties', 1920],
      ['Thirties', 1930],
    ])('“%s” is ten years from %i on', (said, from) => expectYears(said, from, from + 9));

    test.each(['années 1925', '1915er', 'the 1925s', 'années 1720', 'vingt', 'zwanziger', 'tens'])(
      '“%s” is none',
      (said) => expect(readFacts(said).facts).toEqual([]),
    );
  });

  describe('a century', () => {
    test.each([
      ['19e siècle', 1801, 1900],
      ['20ème siècle', 1901, 2000],
      ['21ieme siecle', 2001, 2100],
      ['19. Jahrhundert', 1801, 1900],
      ['20 Jahrhunderts', 1901, 2000],
      ['20th century', 1901, 2000],
    ])('“%s” begins in its first year and ends with the hundredth: %i to %i', (...said) =>
      expectYears(...said),
    );
  });

  describe('years from one to another', () => {
    test.each([
      ...['entre 1901 et 1903', 'zwischen 1901 und 1903', 'between 1901 and 1903'],
      ...['de 1901 à 1903', 'von 1901 bis 1903', 'from 1901 to 1903', '1901-1903', '1901–1903'],
      ...['1901 - 1903', '1901 bis 1903', '1901 à 1903', '1901 to 1903'],
    ])('are said as “%s”', (said) => expectYears(said, 1901, 1903));

    test('are the same the other way round, and may be one alone', () => {
      expectYears('1903-1901', 1901, 1903);
      expectYears('entre 1920 et 1910', 1910, 1920);
      expectYears('1912–1912', 1912, 1912);
    });

    test('reach over the centuries in which there are films', () => {
      expectYears('1899-2001', 1899, 2001);
      expect(readFacts('1799-1801').facts).toEqual([]);
      expect(readFacts('1999-2100').facts).toEqual([]);
    });
  });

  describe('a limit', () => {
    test.each(['avant 1900', 'vor 1900', 'before 1900'])('“%s” leaves its year out', (said) =>
      expectYears(said, 1880, 1899),
    );

    test.each(["jusqu'en 1900", 'jusqu’à 1900', 'bis 1900', 'until 1900'])(
      '“%s” ends with its year',
      (said) => expectYears(said, 1880, 1900),
    );

    test.each(['après 1925', 'nach 1925', 'after 1925'])('“%s” begins behind its year', (said) =>
      expectYears(said, 1926, 2100),
    );

    test.each(['depuis 1925', 'dès 1925', 'ab 1925', 'seit 1925', 'since 1925'])(
      '“%s” begins with its year',
      (said) => expectYears(said, 1925, 2100),
    );
  });

  test('a year alone is a word like others', () =>
    expect(readFacts('1925')).toEqual({ facts: [], rest: '1925' }));
});
