import { expect, test } from 'vitest';
import { isDrawnFor } from '@/components/catalogue/live/is-drawn-for';
import { parseQuery } from '@/lib/films/catalogue/parse-query';

const drawn = (params: string) => parseQuery(Object.fromEntries(new URLSearchParams(params)));

test.each([
  ['', '', true],
  ['genre=drama', 'genre=drama', true],
  ['sort=title&genre=drama', 'genre=drama&sort=title', true],
  ['genre=drama&open=genre', 'genre=drama', true],
  ['genre=drama', '', false],
  ['', 'genre=drama', false],
  ['q=murnau', 'q=lang', false],
])('an address with “%s” is what a page drawn for “%s” shows: %s', (params, query, is) => {
  expect(isDrawnFor(params, drawn(query))).toBe(is);
});
