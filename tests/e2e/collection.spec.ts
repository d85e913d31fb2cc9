import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { listSlugs, readContent } from './read-content';
import { readRuntime } from './read-runtime';
import { screens } from './screens';

type Entry = { film: string; reason: Record<string, string> };
const path = '/collection/georges-melies';
const entries: Entry[] = readContent('collections/georges-melies').films;

for (const language of languages) {
  const { name, locale, words } = language;

  test(`a collection in ${name} has its films in the editors’ order, each with a reason`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    const films = page.locator('main ol > li');
    await expect(films).toHaveCount(entries.length);
    for (const [index, { film, reason }] of entries.entries()) {
      await expect(films.nth(index).getByRole('link')).toHaveAttribute(
        'href',
        addressIn(language, `/movie/${film}`),
      );
      await expect(films.nth(index)).toContainText(reason[locale] ?? '');
    }
  });

  test(`a collection in ${name} says how long its films last together`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    const line = page.locator('main header span', { hasText: words.Collection.totalRuntime });
    const minutes = entries.map(({ film }) => readContent(`films/${film}`).runtime ?? 0);
    const sum = minutes.reduce((total, runtime) => total + runtime, 0);
    expect(readRuntime(await line.innerText())).toBe(Math.round(sum));
  });

  test(`a collection in ${name} leads to the next one, and that one back`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    await page.locator('a[rel=next]').click();
    await expect(page).not.toHaveURL(/georges-melies$/);
    await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', addressIn(language, path));
    await page.locator('a[rel=prev]').click();
    await expect(page).toHaveURL(addressIn(language, path));
  });

  test(`all collections in ${name} stand on one page, which each of them leads to`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    await page.getByRole('link', { name: words.Collection.all }).click();
    await expect(page).toHaveURL(addressIn(language, '/collection'));
    const titles = page.locator('main h2 a');
    await expect(titles).toHaveCount(listSlugs('collections').length);
    const bill = page.getByRole('article').filter({ has: page.locator(`a[href$="${path}"]`) });
    const minutes = entries.map(({ film }) => readContent(`films/${film}`).runtime ?? 0);
    const sum = minutes.reduce((total, runtime) => total + runtime, 0);
    expect(readRuntime((await bill.locator('.label').innerText()).replace(/^.*,/s, ''))).toBe(
      Math.round(sum),
    );
    await bill.getByRole('link').click();
    await expect(page).toHaveURL(addressIn(language, path));
  });

  test(`only a collection has the layout named so in ${name}`, async ({ request }) => {
    for (const screen of screens) {
      const html = await (await request.get(addressIn(language, screen.path))).text();
      const named = html.match(/<[^>]+ data-layout="collection"/g) ?? [];
      expect(named, screen.path).toHaveLength(screen.name === 'collection' ? 1 : 0);
    }
  });

  test(`the layout of collections in ${name} goes away with the collection`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, path));
    await expect(page.locator('[data-layout=collection]')).toHaveCount(1);
    await page.locator('main ol > li').first().getByRole('link').click();
    await expect(page).toHaveURL(RegExp(`/movie/${entries[0]?.film}$`));
    await expect(page.locator('[data-layout=collection]')).toHaveCount(0);
  });
}

test('every collection has its own ink, on its page and on its poster, and its words run in one column', async ({
  page,
}) => {
  await page.goto('/collection');
  const bills = page.getByRole('article');
  const grounds: string[] = [];
  for (const slug of listSlugs('collections')) {
    const bill = bills.filter({ has: page.locator(`a[href$="/${slug}"]`) });
    const poster = bill.locator('img');
    await expect(poster).toHaveAttribute('src', `/poster/${slug}_fr.svg`);
    await poster.scrollIntoViewIfNeeded();
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(600);
  }
  for (const slug of listSlugs('collections')) {
    await page.goto(`/collection/${slug}`);
    const head = page.locator('main header');
    grounds.push(await head.evaluate((element) => getComputedStyle(element).backgroundColor));
    // A paragraph in two columns has two boxes.
    for (const paragraph of await head.locator('.rich-text p').all())
      expect(await paragraph.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
  expect(new Set(grounds).size).toBe(grounds.length);
});
