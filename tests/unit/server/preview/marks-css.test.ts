// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { marksCss } from '@/lib/server/preview/look/marks-css';
import { preview } from './open-preview';

const css = marksCss({
  ...preview,
  unpublished: {
    'films/nerven': 'draft',
    'news/open': { from: '2026-12-03T23:00:00.000Z' },
    'shop/dvd': 'draft',
  },
});
/** Each rule with the words it puts there. */
const rules = [...css.matchAll(/^html:lang\((..)\) (.+)::before\{content:"([^"]+)"/gm)];
const marksOf = (element: Element, locale: string) =>
  rules
    .filter(([, of, selector = '']) => of === locale && element.matches(selector))
    .map(([, , , words]) => words);

it('marks links to what is not out, in the language of the page, and no others', () => {
  document.body.innerHTML =
    '<a href="/movie/nerven">a</a><a href="/de/movie/nerven">b</a><a href="/de/actualites/open">c</a><a href="/shop/dvd">d</a><a href="/movie/nerven-2">e</a><preview-bar><a href="/movie/nerven">f</a></preview-bar>';
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => marksOf(link, 'fr'))).toEqual([
    ['Brouillon'],
    ['Brouillon'],
    ['dès le 4 décembre 2026'],
    ['Brouillon'],
    [],
    [],
  ]);
  expect(links[2] && marksOf(links[2], 'de')).toEqual(['ab 4. Dezember 2026']);
});

it('marks the title of its page', () => {
  document.body.innerHTML =
    '<main><h1>Nerven</h1></main><preview-bar><div><details data-page="/movie/nerven"></details></div></preview-bar>';
  const title = document.querySelector('h1');
  expect(title && marksOf(title, 'de')).toEqual(['Entwurf']);
});
