import { expect, it } from 'vitest';
import { type Asked, chooseAnswer } from '@/lib/server/choose-answer';
import { mapOfRoutes } from './map-of-routes';

const routes = mapOfRoutes();
const ask = (url: string, headers: Asked['headers'] = {}, method = 'GET') =>
  chooseAnswer({ method, url, headers: { rsc: '1', ...headers } }, routes);

it('serves the whole payload for a navigation, and says where a French path lies in Next', () => {
  expect(ask('/movie/nosferatu?_rsc=x')).toMatchObject({
    kind: 'built',
    file: {
      file: '/fr/movie/nosferatu.rsc',
      headers: {
        'content-type': 'text/x-component',
        'x-nextjs-rewritten-path': '/fr/movie/nosferatu',
      },
    },
  });
});

it('serves a segment for a preload, marked as one', () => {
  const answer = ask('/de/movie/nosferatu?_rsc=x', {
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  });
  expect(answer).toMatchObject({
    file: { file: '/de/movie/nosferatu.segments/_tree.segment.rsc' },
  });
  const { headers } = (answer as { file: { headers: object } }).file;
  expect(headers).toHaveProperty('x-nextjs-postponed', '2');
  expect(headers).not.toHaveProperty('x-nextjs-rewritten-path');
});

it('lets caches keep the payload of / like any other: it depends on nobody', () => {
  const german = { 'accept-language': 'de' };
  expect(ask('/?_rsc=x', german)).toMatchObject({ isHome: false, file: { file: '/fr.rsc' } });
});

it.each([
  ['without the address of a payload', '/movie/nosferatu', {}],
  ['for a segment that was not built', '/movie/nosferatu?_rsc', segment('/nope')],
  ['for a path out of the folder', '/movie/nosferatu?_rsc', segment('/../../../../etc/passwd')],
  ['for a preload of another kind', '/movie/nosferatu?_rsc', { 'next-router-prefetch': '1' }],
])('leaves it to Next %s', (_, url, headers) =>
  expect(ask(url, headers)).toMatchObject({ kind: 'next', isBuilt: true }),
);

function segment(path: string) {
  return { 'next-router-prefetch': '1', 'next-router-segment-prefetch': path };
}
