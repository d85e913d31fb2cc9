import { type APIRequestContext, expect, test } from 'playwright/test';
import { perPage } from '../catalogue/catalogue-of';
import { addressIn, fillWords, languages } from '../languages';
import { type Part, readPage } from './read-page';

const read = (request: APIRequestContext, language: (typeof languages)[number], search = '') =>
  readPage(request, addressIn(language, `/catalogue${search}`));

const cardsOf = (page: Part) => page.all('main article');
const linksOf = (page: Part) => page.list('main article h3 a', 'href');
const totalOf = (page: Part) => Number.parseInt(page.one('#results').text, 10) || 0;

test('filters can be removed one by one, or all at once', async ({ request }) => {
  for (const language of languages) {
    const { active, remove, decadeValue, quoted, reset } = language.words.Catalogue;
    const page = await read(request, language, '?q=murnau&decade=1920&genre=horror&sort=newest');
    const chosen = page.one(`ul[aria-label="${active}"]`);
    const without = (value: string) =>
      chosen.one(`a[aria-label="${fillWords(remove, { value })}"]`).get('href');
    const catalogue = addressIn(language, '/catalogue');
    expect(without(fillWords(decadeValue, { decade: '1920' }))).toBe(
      `${catalogue}?q=murnau&genre=horror&sort=newest`,
    );
    expect(without(fillWords(quoted, { text: 'murnau' }))).toMatch(
      /\?genre=horror&decade=1920&sort=newest$/,
    );
    const all = chosen.all('a').find(({ text }) => text === reset);
    expect(all?.get('href')).toBe(catalogue);
  }
});

test('without a result the page names the query and suggests others', async ({ request }) => {
  for (const language of languages) {
    const page = await read(request, language, '?genre=horror&country=FR&decade=1920');
    const [before] = language.words.Catalogue.nothing.split('{');
    expect(page.one('#results').text).toMatch(RegExp(`^${before}.*, .* (?:et|und) .*1920.*\\.$`));
    expect(cardsOf(page).length).toBeGreaterThan(0);
    const suggestions = page.all('section li').filter(({ text }) => /\d [Ff]ilme?s?$/.test(text));
    const last = suggestions.at(-1);
    const found = await readPage(request, last?.one('a').get('href') ?? '');
    expect(totalOf(found)).toBe(Number(/(\d+)\D*$/.exec(last?.text ?? '')?.[1]));
    const unknown = await read(request, language, '?q=zzqqxx&country=FR');
    expect(unknown.one('main').text.match(/zzqqxx/g)).toHaveLength(2);
    expect(unknown.one('#results').text).toContain('zzqqxx');
    expect(cardsOf(unknown).length).toBeGreaterThan(0);
  }
});

test('a page has 24 films, and links to the other pages', async ({ request }) => {
  for (const language of languages) {
    const { pagination, page: name } = language.words.Navigation;
    const first = await read(request, language);
    const all = totalOf(first);
    expect(linksOf(first)).toHaveLength(perPage);
    const pages = first.one(`nav[aria-label="${pagination}"]`);
    const second = pages.one(`a[aria-label="${fillWords(name, { page: '2' })}"]`);
    expect(second.get('href')).toBe(addressIn(language, '/catalogue?page=2'));
    const more = await read(request, language, '?page=2');
    expect(more.one(`nav[aria-label="${pagination}"] a[aria-current="page"]`).get('href')).toBe(
      second.get('href'),
    );
    expect(linksOf(more).filter((link) => linksOf(first).includes(link))).toEqual([]);
    const last = Math.ceil(all / perPage);
    const rest = await read(request, language, `?page=${last}`);
    expect(cardsOf(rest)).toHaveLength(all - perPage * (last - 1));
  }
});

test('only unfiltered lists are indexed, each under its own address', async ({ request }) => {
  const plain = ['/catalogue', '/catalogue?page=2', '/genre/horror', '/person/robert-wiene'];
  const filtered = [
    '/catalogue?genre=horror',
    '/catalogue?director=robert-wiene',
    '/catalogue?genre=horror&view=list',
    '/catalogue?genre=drama&genre=horror&country=DE',
    '/catalogue?q=faust',
  ];
  for (const language of languages)
    for (const path of [...plain, ...filtered]) {
      const page = await readPage(request, addressIn(language, path));
      const robots = page.list('meta[name="robots"]', 'content');
      const canonicals = page.list('link[rel="canonical"]', 'href').map((href) => {
        const { pathname, search } = new URL(href);
        return pathname + search;
      });
      const isPlain = plain.includes(path);
      expect([path, robots]).toEqual([path, isPlain ? [] : ['noindex, follow']]);
      // With noindex, a canonical address would contradict it.
      expect([path, canonicals]).toEqual([path, isPlain ? [addressIn(language, path)] : []]);
    }
});
