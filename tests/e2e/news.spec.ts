import { expect, test } from 'playwright/test';
import { visit } from './app/visit';
import { addressIn, languages } from './languages';
import { press } from './press';
import { readContent } from './read-content';

const { title, summary, films } = readContent('news/une-copie-retrouvee');
const older = readContent('news/en-francais-seulement');
const coming = readContent('news/demain');

for (const language of languages) {
  const { locale, words } = language;

  test(`news lead from the home page to a film and back to their list in ${language.name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    await visit(page, language.home);
    const home = page.getByRole('region', { name: words.Home.news });
    await press(home.getByRole('link', { name: title[locale] }));
    await expect(page).toHaveURL(addressIn(language, '/actualites/une-copie-retrouvee'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[locale]);
    await expect(main).toContainText(summary[locale]);
    const about = main.getByRole('region', { name: words.News.films });
    await expect(about.getByRole('listitem')).toHaveCount(films.length);
    await press(main.getByRole('link', { name: words.News.all }));
    await expect(page).toHaveURL(addressIn(language, '/actualites'));
    const titles = main.getByRole('heading', { level: 3 });
    await expect(titles.first()).toHaveText(title[locale]);
    await expect(titles.last()).toContainText(older.title.fr);
    await expect(main).not.toContainText(coming.title[locale]);
    const years = main.getByRole('navigation', { name: words.News.years });
    await press(years.getByRole('link', { name: '2024' }));
    await expect(main.getByRole('heading', { level: 2, name: '2024' })).toBeInViewport();
  });
}

test('the page of a film has the news about it', async ({ page }) => {
  await page.goto(`/movie/${films[1]}`);
  const news = page.getByRole('region', { name: languages[0].words.Film.news });
  await press(news.getByRole('link', { name: title.fr }));
  await expect(page).toHaveURL('/actualites/une-copie-retrouvee');
});

test('news of a day to come are not to be found', async ({ request }) => {
  for (const path of ['/actualites/demain', '/de/actualites/demain'])
    expect((await request.get(path)).status()).toBe(404);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/actualites/demain');
});
