import { expect, it } from 'vitest';
import { matchesEtag } from '@/lib/fetching/matches-etag';

it.each([
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"abc-br"', false],
  ['abc', false],
  [undefined, false],
])('compares If-None-Match %s with "abc": %s', (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});
