import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { press } from '../press';
import { listenForBreaches } from './listen-for-breaches';
import { comeToLife, follow, visit } from './visit';

const [french] = languages;
const all = french.words;

/** Identifies the current document. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** A stand-in for the provider: its script and an empty frame. */
async function standInForYouTube(page: Page) {
  await page.route(
    ({ hostname }) => /youtube|ytimg/.test(hostname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.startsWith('/embed/'))
        return route.fulfill({ contentType: 'text/html', body: '<h1>Frame</h1>' });
      if (pathname !== '/iframe_api') return route.fulfill({ status: 404 });
      return route.fulfill({
        contentType: 'text/javascript',
        body: `window.YT = { Player: class { constructor(id, { host, videoId }) {
          const frame = document.createElement('iframe');
          frame.src = host + '/embed/' + videoId;
          document.getElementById(id.id ?? id).replaceWith(frame);
        } } };
        window.onYouTubeIframeAPIReady();`,
      });
    },
  );
}

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
