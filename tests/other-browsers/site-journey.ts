import { expect } from 'vitest';
import { fillWords, languages } from '../e2e/languages';
import { withoutScripts } from './proxy';
import type { Step, Visitor } from './visitor';

const [french, german] = languages;
const { Catalogue, Navigation } = french.words;
const film = '/movie/nosferatu-eine-symphonie-des-grauens';

const place = () => location.pathname + location.search;
const isAt = (path: string) => location.pathname + location.search === path;
const speaks = (tag: string) => document.documentElement.lang === tag;
const links = 'main article h3 a[href*="/movie/"]';
/** Paths of the films in the catalogue, as one string. */
const readFilms = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')).join(' ');

/** Waits until the catalogue shows other films; they follow the address. */
async function untilOtherFilms({ ask, until }: Visitor, before: string) {
  await until(
    (selector, films) =>
      [...document.querySelectorAll(selector)]
        .map((link) => link.getAttribute('href'))
        .join(' ') !== films,
    links,
    before,
  );
  return ask(readFilms, links);
}

/** Opens a film of the catalogue, and expects Back to restore the films and the scroll position. */
async function openFilmAndReturn(visitor: Visitor, nth: number) {
  const { ask, until } = visitor;
  const target = { at: links, nth };
  await visitor.bring(target);
  const [address, films] = [await ask(place), await ask(readFilms, links)];
  const scrolled = await ask(() => scrollY);
  await visitor.press(target);
  await until(() => location.pathname.startsWith('/movie/') && scrollY === 0);
  await visitor.back();
  await until(isAt, address);
  await until((y) => Math.abs(scrollY - y) < 2, scrolled);
  expect(await ask(readFilms, links)).toBe(films);
  return scrolled;
}

/** Catalogue, search, history and languages. */
export const siteJourney: Step[] = [
  {
    step: 'Back from a film restores page 2 of the catalogue and the scroll position',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      const first = await visitor.ask(readFilms, links);
      await visitor.press(fillWords(Navigation.page, { page: '2' }));
      await visitor.until(isAt, '/catalogue?page=2');
      await untilOtherFilms(visitor, first);
      expect(await openFilmAndReturn(visitor, 7), 'down the page').toBeGreaterThan(100);
    },
  },
  {
    step: 'Back from a film restores a filter',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      const all = await visitor.ask(readFilms, links);
      await visitor.press(Catalogue.decade, 'main form');
      await visitor.press(fillWords(Catalogue.decadeValue, { decade: '1910' }), 'main form');
      await visitor.until(isAt, '/catalogue?decade=1910');
      await untilOtherFilms(visitor, all);
      await openFilmAndReturn(visitor, 0);
      // A hidden input if the facet is closed.
      const chosen = () =>
        document.querySelector('[name=decade][value="1910"]:is(:checked, [type=hidden])') !== null;
      await visitor.until(chosen);
    },
  },
  {
    step: 'Back works on a page whose scripts are pending',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      await visitor.ask((path) => location.assign(path), `/vie-privee${withoutScripts}`);
      // After a second, as a visitor would press it.
      const requestsScripts = () =>
        performance.now() > 1000 && document.querySelector('head > script[src][async]') !== null;
      await visitor.until(() => location.pathname === '/vie-privee');
      await visitor.until(requestsScripts);
      await visitor.back();
      await visitor.until(isAt, '/catalogue');
    },
  },
  {
    step: 'the catalogue searches while typing, and its sort field has the style of the site',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      await visitor.press({ at: 'main input[type=search]' });
      await visitor.type('murnau');
      await visitor.until(isAt, '/catalogue?q=murnau');
      const look = () =>
        getComputedStyle(document.querySelector('[name=sort]') as Element).appearance;
      expect(await visitor.ask(look)).toBe('none');
    },
  },
  {
    step: 'the language switch works on a film’s page, and is stored',
    async walk(visitor) {
      await visitor.visit(film);
      await visitor.press({ at: 'a[hreflang=de]' }, 'header');
      await visitor.until(isAt, `/de${film}`);
      await visitor.until(speaks, german.tag);
      await visitor.visit('/');
      expect(await visitor.ask(place)).toBe('/de');
      await visitor.press({ at: 'a[hreflang=fr]' }, 'header');
      await visitor.until(isAt, '/');
      await visitor.until(speaks, french.tag);
    },
  },
];
