import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { listSlugs, readContent } from './read-content';

/** The films that the tests' house offers today, by what its files say. */
function offeredToday(): string[] {
  return listSlugs('films').filter((slug) => {
    const { vod, media } = readContent(`films/${slug}`);
    if (!vod || !(media?.film || media?.audio)) return false;
    const from = Date.parse(vod.from ?? '1900-01-01');
    const until = Date.parse(vod.until ?? '9999-01-01');
    return from <= Date.now() && Date.now() < until;
  });
}

/** The films on the page, as their links lead to them. */
async function shown(page: Page): Promise<string[]> {
  const links = await page
    .locator('main article:not(#continue article)')
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links;
}

for (const language of languages) {
  test(`a small offer in ${language.name} is shown once and large, before the filters`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/vod'));
    const films = await shown(page);
    const expected = offeredToday().map((slug) => addressIn(language, `/movie/${slug}`));
    expect([...films].sort()).toEqual(expected.sort());
    const width = page.viewportSize()?.width ?? 0;
    const pictures = await page.locator('main article:not(#continue article) img').all();
    for (const picture of pictures)
      expect((await picture.boundingBox())?.width).toBeGreaterThan(width * 0.4);
    const first = await pictures[0]?.boundingBox();
    const { choose } = language.words.Vod;
    const filters = await page.getByRole('navigation', { name: choose }).boundingBox();
    expect(filters?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
  });

  test(`every film that can be watched in ${language.name} has its screen`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/vod'));
    for (const link of await shown(page)) {
      await page.goto(link, { waitUntil: 'domcontentloaded' });
      await expect(
        page.locator('#watch, #listen').locator('video, audio, button'),
        link,
      ).not.toHaveCount(0);
    }
  });
}
