import { expect, test } from 'vitest';
import { isOtherPageOf } from '@/components/catalogue/live/use-choices';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';

const asked = (params: string) => parseQuery(readParams(new URLSearchParams(params)));

test.each([
  ['', 'page=2', true, 'the next page'],
  ['genre=drama&page=2', 'genre=drama', true, 'the page before'],
  ['view=timeline', 'decade=1910', true, 'a decade of the timeline'],
  ['view=timeline&genre=drama', 'genre=drama&year-from=1921&year-to=1921', true, 'a year of it'],
  ['view=timeline', '', false, 'the same films in another view'],
  ['', 'view=list', false, 'the same films as a list'],
  ['genre=drama&page=2', '', false, 'a filter that is taken away'],
  ['', 'sort=title', false, 'another order'],
])('from “%s” to “%s” is another page, to be read from its top: %s (%s)', (from, to, is) => {
  expect(isOtherPageOf(asked(from), asked(to))).toBe(is);
});
