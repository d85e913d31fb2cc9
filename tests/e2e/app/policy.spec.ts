import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { standInForYouTube } from '../player/stand-in-for-youtube';
import { press } from '../press';
import { listenForBreaches } from './listen-for-breaches';
import { comeToLife, follow, visit } from './visit';

const [french] = languages;
const all = french.words;

/** Identifies the current document. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

// Policy violations on opening a screen are tested in screens.spec.ts.
test('a provider’s film can be loaded after a client-side navigation', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await standInForYouTube(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Big Buck Bunny' }).first();
  await visit(page, '/');
  const home = await openedAt(page);
  await follow(page, '/vod');
  await expect(page).toHaveURL(/\/vod$/);
  expect(await openedAt(page), 'the policy is still that of the home page').toBe(home);
  await press(link);
  await expect(page).toHaveURL(/big-buck-bunny$/);
  await comeToLife(page);
  expect(await openedAt(page)).not.toBe(home);
  const load = all.Player.embedLoad.replace('{provider}', 'YouTube');
  await press(page.getByRole('button', { name: load }));
  await expect(
    page.frameLocator('#watch iframe').getByRole('heading', { name: 'Frame' }),
  ).toBeVisible();
  expect(breaches).toEqual([]);

  await page.goBack();
  await expect(page).toHaveURL(/\/vod$/);
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: load })).toBeVisible();
});
