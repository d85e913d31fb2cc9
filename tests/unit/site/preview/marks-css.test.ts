// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { marksCss } from '@/lib/site/preview/marks-css';
import { aPreview } from './a-preview';

const css = marksCss(
  { ...aPreview, unpublished: { ...aPreview.unpublished, site: 'draft' } },
  'de',
  (state) => (state === 'draft' ? 'Entwurf' : state.from),
);
/** Each rule with its text. */
const rules = [...css.matchAll(/^(.+)::before,(.+)::before\{content:"([^"]+)"/gm)];
const marksOf = (element: Element | null) =>
  rules
    .filter(([, link = '', title = '']) => element?.matches(`:is(${link},${title})`))
    .map(([, , , words]) => words);

it('links of the same language to unpublished pages are marked, and no others', () => {
  document.body.innerHTML =
    '<a href="/de/movie/aurora">a</a><a href="/movie/aurora">b</a><a href="/de/actualites/open">c</a><a href="/de/movie/aurora-2">d</a><a href="/de/movie/aurora" hreflang="fr">e</a><header><a href="/de/movie/aurora">f</a></header><div data-preview="/preview"><a href="/de/movie/aurora">g</a></div>';
  expect([...document.querySelectorAll('a')].map(marksOf)).toEqual([
    ...[['Entwurf'], [], ['2026-12-03T23:00:00.000Z']],
    ...[[], [], [], []],
  ]);
});
