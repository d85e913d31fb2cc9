import { expect, test } from 'playwright/test';
import { addressIn, languages } from '../languages';
import { readContent } from '../read-content';
import { plain, readPage } from './read-page';

test('a page of the site is linked in the footer; an untranslated one is marked with its language', async ({
  request,
}) => {
  const { title, summary } = readContent('pages/la-maison');
  for (const language of languages) {
    const path = addressIn(language, '/la-maison');
    const page = await readPage(request, path);
    expect(page.one('h1').text).toBe(title[language.locale]);
    expect(page.one('main').text).toContain(plain(summary[language.locale]));
    const link = page.one(`footer a[href="${path}"]`);
    expect([link.text, link.get('aria-current')]).toEqual([title[language.locale], 'page']);
  }
  const foreign = await readPage(request, '/de/une-seule-langue');
  expect(foreign.one('h1').text).toContain('Le projectionniste');
  expect(foreign.all('main [lang="fr"]')).not.toEqual([]);
  expect(foreign.one('footer').text).not.toContain('Le projectionniste');
});

test('news are linked from home and their films, listed newest first', async ({ request }) => {
  const { title, summary, films } = readContent('news/une-copie-retrouvee');
  const older = readContent('news/en-francais-seulement');
  const coming = readContent('news/demain');
  for (const language of languages) {
    const { locale, words } = language;
    const path = addressIn(language, '/actualites/une-copie-retrouvee');
    for (const from of ['/', `/movie/${films[1]}`])
      expect((await readPage(request, addressIn(language, from))).list('main a', 'href')).toContain(
        path,
      );
    const page = await readPage(request, path);
    expect(page.one('h1').text).toBe(title[locale]);
    expect(page.one('main').text).toContain(plain(summary[locale]));
    const heading = page.all('main h2').find(({ text }) => text === words.News.films);
    const about = page.one(`section[aria-labelledby="${heading?.get('id')}"]`);
    expect(about.all('li').length).toBe(films.length);
    expect(page.list('main a', 'href')).toContain(addressIn(language, '/actualites'));
    const list = await readPage(request, addressIn(language, '/actualites'));
    const titles = list.all('main h3').map(({ text }) => text);
    expect(titles[0]).toBe(title[locale]);
    expect(titles.at(-1)).toContain(older.title.fr);
    for (const hash of list.list(`nav[aria-label="${words.News.years}"] a`, 'href'))
      expect(list.one(`main ${hash} h2`).text).toBe(hash.replace('#annee-', ''));
    expect(titles.join()).not.toContain(coming.title[locale]);
    expect((await request.get(addressIn(language, '/actualites/demain'))).status()).toBe(404);
  }
});
