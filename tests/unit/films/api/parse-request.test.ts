import { expect, test } from 'vitest';
import { parseRequest } from '@/lib/films/api/parse-request';

const read = (search: string) => parseRequest(new URLSearchParams(search));

test('nothing asks for the first 24 films in French', () => {
  expect(read('')).toEqual({
    query: {
      ...{ text: '', filters: {}, ranges: {}, unseen: false },
      ...{ sort: 'oldest', view: 'grid', page: 1 },
    },
    locale: 'fr',
    limit: 24,
  });
});

test('all parameters together', () => {
  expect(
    read(
      'q=faust&genre=war&genre=horror&watchable=1&year-from=1920&runtime-to=90&unseen=1&sort=newest&page=2&limit=5&locale=de&only=films&counted=genre',
    ),
  ).toEqual({
    query: {
      text: 'faust',
      filters: { genre: ['horror', 'war'], watchable: ['1'] },
      ranges: { year: { from: 1920 }, runtime: { to: 90 } },
      unseen: true,
      sort: 'newest',
      view: 'grid',
      page: 2,
    },
    locale: 'de',
    limit: 5,
    only: 'films',
    counted: ['genre'],
  });
});

test.each([
  ['q', `q=${'a'.repeat(101)}`],
  ['q', 'q=a&q=b'],
  ['page', 'page=0'],
  ['page', 'page=1.5'],
  ['page', 'page='],
  ['page', 'page=10001'],
  ['limit', 'limit=49'],
  ['limit', 'limit=all'],
  ['sort', 'sort=random'],
  ['view', 'view=wall'],
  ['locale', 'locale=en'],
  ['locale', 'locale=fr&locale=de'],
  ['only', 'only=totals'],
  ['counted', 'counted=all'],
  ['open', 'open=genre'],
  ['only', 'only=films&only=films'],
  ['genre', 'genre=Horror!'],
  ['genre', `genre=${Array.from({ length: 21 }, (_, i) => `g${i}`).join('&genre=')}`],
  ['country', 'country=Germany'],
  ['decade', 'decade=1925'],
  ['director', 'director=F.%20W.%20Murnau'],
  ['language', 'language=german'],
  ['runtime', 'runtime=90'],
  ['subtitles', 'subtitles=it'],
  ['watchable', 'watchable=yes'],
  ['shop', 'shop=0'],
  ['year-from', 'year-from=20'],
  ['year-to', 'year-to=1920&year-to=1921'],
  ['runtime-from', 'runtime-from=0'],
  ['runtime-to', 'runtime-to=1.5'],
  ['unseen', 'unseen=0'],
  ['genres', 'genres=horror'],
  ['__proto__', '__proto__=1'],
  ['toString', 'toString=1'],
])('a bad %s is refused by its name: %s', (parameter, search) => {
  const answer = read(search);
  expect(answer).toMatchObject({ parameter });
  expect(answer).toHaveProperty('message', expect.stringContaining(`${parameter}: `));
});
