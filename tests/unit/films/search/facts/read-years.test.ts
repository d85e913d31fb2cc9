import { describe, expect, test } from 'vitest';
import { readFacts } from '@/lib/films/search/facts/read-facts';

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
  ])('“%s” is ten years from %i on', (said, from) => {
    expectYears(said, from, from + 9);
  });

  test.each(['années 1925', '1915er', 'the 1925s', 'années 1720', 'vingt', 'zwanziger', 'tens'])(
    '“%s” is none',
    (said) => {
      expect(readFacts(said).facts).toEqual([]);
    },
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
  ])('“%s” begins in its first year and ends with the hundredth: %i to %i', (...said) => {
    expectYears(...said);
  });
});

describe('years from one to another', () => {
  test.each([
    'entre 1901 et 1903',
    'zwischen 1901 und 1903',
    'between 1901 and 1903',
    'de 1901 à 1903',
    'von 1901 bis 1903',
    'from 1901 to 1903',
    '1901-1903',
    '1901–1903',
    '1901 - 1903',
    '1901 bis 1903',
    '1901 à 1903',
    '1901 to 1903',
  ])('are said as “%s”', (said) => {
    expectYears(said, 1901, 1903);
  });

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
  test.each(['avant 1900', 'vor 1900', 'before 1900'])('“%s” leaves its year out', (said) => {
    expectYears(said, 1880, 1899);
  });

  test.each(["jusqu'en 1900", 'jusqu’à 1900', 'bis 1900', 'until 1900'])(
    '“%s” ends with its year',
    (said) => {
      expectYears(said, 1880, 1900);
    },
  );

  test.each(['après 1925', 'nach 1925', 'after 1925'])('“%s” begins behind its year', (said) => {
    expectYears(said, 1926, 2100);
  });

  test.each(['depuis 1925', 'dès 1925', 'ab 1925', 'seit 1925', 'since 1925'])(
    '“%s” begins with its year',
    (said) => {
      expectYears(said, 1925, 2100);
    },
  );
});

test('a year alone is a word like others', () => {
  expect(readFacts('1925')).toEqual({ facts: [], rest: '1925' });
});
