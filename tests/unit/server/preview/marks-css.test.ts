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

it('is this, to the sign', () => {
  const rules = marksCss({ ...preview, unpublished: { 'films/aurora': 'draft', site: 'draft' } });
  const style =
    'background:var(--signal);color:var(--on-signal);display:var(--mark,table);font:600 .8125rem/1.4 var(--font-sans);letter-spacing:0;margin:0 .375rem .25rem 0;padding:.0625rem .4375rem;text-decoration:none;text-transform:none;white-space:nowrap;word-spacing:0';
  const link =
    'a:is([href="/movie/aurora"],[href="/de/movie/aurora"]):not(header a,preview-bar a,[hreflang])::before';
  const title = 'body:has(preview-bar [data-page="/movie/aurora"]) main h1::before';
  expect(rules.split('\n')).toEqual([
    'p{--mark:inline-block}',
    ...[
      ['fr', 'Brouillon'],
      ['de', 'Entwurf'],
    ].flatMap(([locale, words]) =>
      [link, title].map(
        (selector) => `html:lang(${locale}) ${selector}{content:"${words}";${style}}`,
      ),
    ),
  ]);
});
