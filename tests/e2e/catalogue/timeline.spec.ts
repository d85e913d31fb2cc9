import { expect, test } from 'playwright/test';
import { expectPlaceNoted, scrolled } from '../app/scroll-to';
import { comeToLife } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { press } from '../press';

for (const language of languages) {
  const { name, words } = language;
  const { Catalogue, Timeline } = words;
  const address = addressIn(language, '/catalogue');

  // Without JavaScript the page is what the server sent: the words and paths of the other one.
  for (const javaScriptEnabled of language.locale === 'fr' ? [true, false] : [true])
    test.describe(`the timeline in ${name}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test('a poster leads to its film, and Back to the wall', { tag: language.screen }, async ({
        page,
      }) => {
        await page.goto(address);
        await press(page.getByRole('link', { name: Catalogue.views.timeline, exact: true }));
        await expect(page).toHaveURL(`${address}?view=timeline`);
        const wall = page.getByRole('group', { name: Timeline.title });
        const poster = wall.getByRole('link', { name: 'Nosferatu' });
        // What it replaces is pale while the wall is awaited.
        await expect(poster).toBeVisible();
        await expectToFit(page);
        if (javaScriptEnabled) await expectAccessible(page, { isAnswered: true });
        await press(poster);
        await expect(page).toHaveURL(/\/movie\/nosferatu-eine-symphonie-des-grauens$/);
        await page.goBack();
        await expect(poster).toBeInViewport();
      });

      test('a year and a decade lead to their films', { tag: language.screen }, async ({
        page,
      }) => {
        await page.goto(`${address}?view=timeline`);
        const wall = page.getByRole('group', { name: Timeline.title });
        const year = wall.getByRole('link', { name: /^1921, / });
        const [, promised] = /, (\d+) /.exec((await year.getAttribute('aria-label')) ?? '') ?? [];
        await year.scrollIntoViewIfNeeded();
        if (javaScriptEnabled) {
          await comeToLife(page);
          await expectPlaceNoted(page);
        }
        await press(year);
        await expect(page).toHaveURL(`${address}?year-from=1921&year-to=1921`);
        await expect(page.locator('#results')).toHaveText(new RegExp(`^${promised} `));
        await page.goBack();
        await expect(page).toHaveURL(`${address}?view=timeline`);
        if (javaScriptEnabled) await comeToLife(page);
        // Where it was left: a page that still goes there moves what is pressed from under the hand.
        await expect(year).toBeInViewport();
        const decade = wall.getByRole('heading', { name: /1920/ });
        const [, counted] = /(\d+) [Ff]ilm/.exec(await decade.innerText()) ?? [];
        await press(decade.getByRole('link'));
        await expect(page).toHaveURL(`${address}?decade=1920`);
        await expect(page.locator('#results')).toHaveText(new RegExp(`^${counted} `));
        // The decade stands far down the wall; its films are read from their first.
        await expect.poll(() => scrolled(page)).toBe(0);
      });
    });

  test(`the timeline in ${name} shows what was asked for, and breaks where there is nothing`, {
    tag: language.screen,
  }, async ({ page }) => {
    await page.goto(`${address}?view=timeline`);
    const wall = page.getByRole('group', { name: Timeline.title });
    await expect(wall).toContainText(/1930.{1,5}2005/);
    await page.goto(`${address}?decade=1910&view=timeline`);
    const years = wall.getByRole('link', { name: /^\d{4}, / });
    expect(await years.count()).toBeGreaterThan(2);
    for (const label of await years.evaluateAll((all) => all.map((one) => one.ariaLabel)))
      expect(label).toMatch(/^191\d, /);
  });
}

test('the arrows go from poster to poster in the order of years, and from row to row', async ({
  page,
}) => {
  await page.goto('/catalogue?view=timeline');
  const posters = page.locator('.wall-poster');
  const focused = page.locator('.wall-poster:focus');
  /** From the top of the page, which scrolls to what has the focus. */
  const place = () => focused.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const [first, second] = await Promise.all(
    [0, 1].map((at) => posters.nth(at).getAttribute('href')),
  );
  await posters.first().focus();
  await expect(async () => {
    await posters.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveAttribute('href', second ?? '', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('href', first ?? '');
  const from = await place();
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveAttribute('href', first ?? '');
  expect(await place()).toBeGreaterThan(from);
  await page.keyboard.press('End');
  await expect(posters.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/movie\//);
});
