import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';
import { readRuntime } from './read-runtime';

/** The minutes between which the films of a group last. */
const groups = { short: [0, 10], hour: [10, 60], evening: [60, Number.MAX_VALUE] } as const;

for (const language of languages) {
  test(`what can be watched in ${language.name} stands by how long it lasts`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/vod'));
    let films = 0;
    for (const [group, [least, most]] of Object.entries(groups)) {
      const shelf = page.locator(`#${group}`);
      if ((await shelf.count()) === 0) continue;
      const cards = await shelf.getByRole('article').all();
      expect(Number.parseInt(await shelf.locator('header p').innerText(), 10)).toBe(cards.length);
      for (const card of cards) {
        const runtime = readRuntime(
          await card.locator('p.label').first().locator('span').last().innerText(),
        );
        expect(runtime, await card.innerText()).toBeGreaterThanOrEqual(least);
        expect(runtime, await card.innerText()).toBeLessThan(most);
      }
      films += cards.length;
    }
    expect(films).toBeGreaterThan(0);
  });

  test(`every film that can be watched in ${language.name} has its screen`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(addressIn(language, '/vod'));
    const links = await page
      .locator('#short, #hour, #evening')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const link of new Set(links)) {
      await page.goto(link, { waitUntil: 'domcontentloaded' });
      await expect(
        page.locator('#watch, #listen').locator('video, audio, button'),
        link,
      ).not.toHaveCount(0);
    }
  });
}
