import { expect } from 'vitest';
import { fillWords, languages } from '../e2e/languages';
import { withoutScripts } from './gate';
import type { Step } from './step';
import type { Visitor } from './visitor';

const [french, german] = languages;
const { Catalogue, Navigation } = french.words;
const film = '/movie/nosferatu-eine-symphonie-des-grauens';

const place = () => location.pathname + location.search;
const isAt = (path: string) => location.pathname + location.search === path;
const speaks = (tag: string) => document.documentElement.lang === tag;
const links = 'main article h3 a[href*="/movie/"]';
/** The films of the catalogue that are shown, as one line. */
const readFilms = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')).join(' ');

/** What is shown follows the address, a moment later. */
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

/** Opens one of the films that are shown, and finds them again by the browser's button, in the same place. */
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

/** Through the site: what a visitor finds, chooses and comes back to. */
export const siteJourney: Step[] = [
  {
    step: 'the menu leads from the home page to the catalogue',
    async walk(visitor) {
      await visitor.visit('/');
      await visitor.press(Navigation.catalogue, 'header');
      await visitor.until(isAt, '/catalogue');
      const isTitle = (title: string) => document.querySelector('h1')?.innerText === title;
      await visitor.until(isTitle, Catalogue.title);
    },
  },
  {
    step: 'Back from a film finds page 2 of the catalogue, and the place on it',
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
    step: 'Back from a film finds the value that was chosen by its word',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      const all = await visitor.ask(readFilms, links);
      await visitor.press(Catalogue.decade, 'main form');
      await visitor.press(fillWords(Catalogue.decadeValue, { decade: '1910' }), 'main form');
      await visitor.until(isAt, '/catalogue?decade=1910');
      await untilOtherFilms(visitor, all);
      await visitor.key('Escape');
      await openFilmAndReturn(visitor, 0);
      // Ticked where the facet is drawn, and kept in the form where it is closed.
      const chosen = () =>
        document.querySelector('[name=decade][value="1910"]:is(:checked, [type=hidden])') !== null;
      await visitor.until(chosen);
    },
  },
  {
    step: 'Back leads back from a page whose scripts are still on their way',
    async walk(visitor) {
      await visitor.visit('/catalogue');
      await visitor.ask((path) => location.assign(path), `/vie-privee${withoutScripts}`);
      // No hand is quicker than a second.
      const asksForThem = () =>
        performance.now() > 1000 && document.querySelector('head > script[src][async]') !== null;
      await visitor.until(() => location.pathname === '/vie-privee');
      await visitor.until(asksForThem);
      await visitor.back();
      await visitor.until(isAt, '/catalogue');
    },
  },
  {
    step: 'what is typed is looked for; the order looks like the site, not like the system',
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
    step: 'the language is changed on a film, and kept',
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
