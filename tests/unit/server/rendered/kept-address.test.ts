import { expect, test } from 'vitest';
import { keptAddress, straightAddress } from '@/lib/server/rendered/kept-address';

test.each([
  ['/catalogue', '/catalogue'],
  ['/catalogue?utm_source=x&sort=oldest&page=1', '/catalogue'],
  ['/catalogue?genre=war&genre=horror&q=++a+', '/catalogue?q=a&genre=horror&genre=war'],
  ['/catalogue?__proto__=1&sort=a', '/catalogue'],
  ['/de/catalogue?genre=NOPE!&view=list', '/de/catalogue?view=list'],
])('%s is answered as %s', (asked, kept) => expect(keptAddress(asked)).toBe(kept));

test('the interface is told its parameters in one order', () => {
  expect(keptAddress('/api/films?q=b&locale=de')).toBe('/api/films?locale=de&q=b');
  expect(keptAddress('/api/films?genre=war&genre=drama')).toBe(
    keptAddress('/api/films?genre=drama&genre=war'),
  );
});

test.each(['/vod', '/catalogue/x', '/surprise'])('%s is answered to nobody else', (asked) =>
  expect(keptAddress(asked)).toBeUndefined(),
);

test('parameters are told by their names and then by their values, whatever their order', () => {
  expect(keptAddress('/api/cards?b=2&a=3&a=1&b=1&a=2&a=2')).toBe(
    '/api/cards?a=1&a=2&a=2&a=3&b=1&b=2',
  );
  expect(keptAddress('/oembed?url=https://films.example/movie/a&format=json')).toBe(
    '/oembed?format=json&url=https%3A%2F%2Ffilms.example%2Fmovie%2Fa',
  );
  expect(keptAddress('/api/cards')).toBe('/api/cards?');
});

test('what was understood once is understood alike again', () => {
  for (const _ of [1, 2]) {
    expect(keptAddress('/de/catalogue?sort=a&q=again')).toBe('/de/catalogue?q=again');
    expect(keptAddress('/news?q=again')).toBeUndefined();
  }
});

test.each([
  ['/catalogue?genre=NOPE!', '/catalogue'],
  ['/de/catalogue?genre=NOPE!&view=list', '/de/catalogue?view=list'],
])('who asks for what nobody can mean, %s, is led to %s', (asked, straight) =>
  expect(straightAddress(asked)).toBe(straight),
);

test.each(['/catalogue', '/catalogue?genre=war', '/vod?genre=NOPE!', '/api/films?genre=NOPE!'])(
  'who asks for %s is led nowhere',
  (asked) => expect(straightAddress(asked)).toBeUndefined(),
);
