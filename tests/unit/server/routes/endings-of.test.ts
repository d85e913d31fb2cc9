import { expect, test } from 'vitest';
import { endingsOf } from '@/lib/server/routes/endings-of';
import { mapOfRoutes } from './map-of-routes';

const routes = mapOfRoutes(['faust']);

test('an unbuilt page has the payloads of a built one of its kind', () => {
  expect(endingsOf(routes, '/de/movie/faust')).toEqual(['.rsc']);
  expect(endingsOf(routes, '/fr/person/faust')).toEqual(['.segments/person.segment.rsc']);
});

test('of other kinds nothing is unbuilt', () => {
  expect(endingsOf(routes, '/fr/vod')).toEqual([]);
  expect(endingsOf(routes, '/fr')).toEqual([]);
});
