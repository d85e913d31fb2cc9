import { expect, test } from 'vitest';
import { isDrawnFor } from '@/components/catalogue/live/is-drawn-for';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';

const drawn = (params: string) => parseQuery(readParams(new URLSearchParams(params)));

test.each([
  ['', '', true],
  ['genre=drama', 'genre=drama', true],
  ['sort=title&genre=drama', 'genre=drama&sort=title', true],
  ['genre=drama&open=genre', 'genre=drama', true],
  ['genre=war&genre=drama', 'genre=drama&genre=war', true],
  ['utm_source=letter&sort=nonsense', '', true],
  ['genre=drama', '', false],
  ['', 'genre=drama', false],
  ['q=murnau', 'q=lang', false],
])('an address with “%s” is what a page drawn for “%s” shows: %s', (params, query, is) => {
  expect(isDrawnFor(params, drawn(query))).toBe(is);
});
