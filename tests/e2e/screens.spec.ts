import { expect, test } from 'playwright/test';
import { listenForBreaches } from './app/listen-for-breaches';
import { expectAccessible } from './expect-accessible';
import { expectToFit } from './expect-to-fit';
import { expectToReflow } from './expect-to-reflow';
import { addressIn, languages } from './languages';
import { listenForFaults } from './listen-for-faults';
import { screens } from './screens';

for (const language of languages) {
  for (const { name, path } of screens) {
    test(`the ${name} screen is whole, and at every width, in ${language.name}`, {
      tag: language.screen,
    }, async ({ page }) => {
      const faults = listenForFaults(page);
      const breaches = await listenForBreaches(page);
      const answer = await page.goto(addressIn(language, path));
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await expect(async () => {
        // As a visitor does whose page was not there yet.
        await page.keyboard.press('End');
        await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 2_000 });
      }).toPass();
      await page.waitForLoadState('networkidle');
      await expectToFit(page);
      await expectAccessible(page, { isAnswered: true });
      await expectToReflow(page);
      expect(faults).toEqual([]);
      expect(breaches, 'what the policy has refused').toEqual([]);
    });
  }

  test(`the not-found screen is whole, and at every width, in ${language.name}`, {
    tag: language.screen,
  }, async ({ page }) => {
    const faults = listenForFaults(page);
    const breaches = await listenForBreaches(page);
    const answer = await page.goto(addressIn(language, '/nope'));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectToFit(page);
    await expectAccessible(page, { isAnswered: true });
    await expectToReflow(page);
    expect(faults).toEqual([]);
    expect(breaches, 'what the policy has refused').toEqual([]);
  });

  test(`headings begin with the page's own and skip no level in ${language.name}`, async ({
    request,
  }) => {
    for (const path of [...screens.map((screen) => screen.path), '/nope']) {
      const html = await (await request.get(addressIn(language, path))).text();
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect({ path, first: levels[0], skipped }).toEqual({ path, first: 1, skipped: [] });
    }
  });

  test(`no two screens have the same title in ${language.name}`, async ({ request }) => {
    const titles = await Promise.all(
      [...screens.map(({ path }) => path), '/nope'].map(async (path) => {
        const answer = await request.get(addressIn(language, path));
        return /<title>([^<]+)<\/title>/.exec(await answer.text())?.[1];
      }),
    );
    expect(titles).not.toContain(undefined);
    expect(new Set(titles).size).toBe(titles.length);
  });
}
