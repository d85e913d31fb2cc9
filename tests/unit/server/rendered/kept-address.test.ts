import { expect, test } from 'vitest';
import { keptAddress } from '@/lib/server/rendered/kept-address';

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
