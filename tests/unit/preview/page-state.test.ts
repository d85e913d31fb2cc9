import { expect, it } from 'vitest';
import { isState, pageState } from '@/lib/preview/page-state';
import { aPreview } from './a-preview';

it('tells of a page, in either language, what its files lack and whether it is out', () => {
  for (const path of ['/movie/aurora', '/de/movie/aurora']) {
    const { owed, ...state } = pageState(aPreview, path);
    expect(owed.map(({ field }) => field)).toEqual(['synopsis', 'media.film', 'media.trailer']);
    expect(state).toEqual({
      ...{ build: aPreview.build, house: 'maison', timeZone: 'Europe/Zurich' },
      ...{ hasFile: true, unpublished: 'draft' },
    });
  }
});

it('a list is no draft for one that stands in it, and a page may have no file', () => {
  const titles = { ...aPreview.titles, 'news/open': 'Ouvert' };
  expect(pageState({ ...aPreview, titles }, '/actualites')).toMatchObject({
    ...{ hasFile: true, unpublished: undefined },
  });
  expect(pageState(aPreview, '/catalogue')).toMatchObject({ hasFile: false, owed: [] });
});

it('is known by what it says', () => {
  expect([pageState(aPreview, '/'), { until: '2098-12-01' }].every(isState)).toBe(true);
  expect([null, [], {}, 'until'].some(isState)).toBe(false);
});
