import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';

const path = '/movie/etude-en-disques';
const [french] = languages;

/** The scripts in a page's HTML. */
async function listScripts(page: Page, of: string): Promise<string[]> {
  const html = await (await page.request.get(of)).text();
  return [...html.matchAll(/src="(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(
    ([, src]) => src ?? '',
  );
}

/** Scripts of the page that the shop does not have. */
async function ownScripts(page: Page): Promise<string[]> {
  const [own, others] = await Promise.all([listScripts(page, path), listScripts(page, '/shop')]);
  return own.filter((src) => !others.includes(src));
}

/** Answers these scripts with 404, at most `times` times. Returns the loaded documents. */
async function failScripts(page: Page, sources: string[], times = Number.POSITIVE_INFINITY) {
  let left = times;
  await page.route('**/_next/static/chunks/*.js', (route) => {
    if (left <= 0 || !sources.includes(new URL(route.request().url()).pathname))
      return route.continue();
    left -= 1;
    return route.fulfill({ status: 404, body: '' });
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** Stops the clock, since a second reload is allowed after ten seconds. */
function stopTime(page: Page) {
  // Playwright's clock would hide the navigation type.
  return page.addInitScript((now) => {
    Date.now = () => now;
  }, Date.now());
}

/** The navigation type of the document; `undefined` during a navigation. */
function openedBy(page: Page) {
  return page
    .evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
    )
    .catch(() => undefined);
}

test('a missing script reloads the page once, then the error page is shown', async ({ page }) => {
  await stopTime(page);
  const documents = await failScripts(page, await ownScripts(page));
  await page.goto(path);
  await expect.poll(() => documents).toEqual([path, path]);
  await expect(page.getByText(french.words.Error.title)).toBeVisible();
  expect(documents).toEqual([path, path]);
});

test('a page without any script is reloaded once and stays readable, and its film has the browser’s controls', {
  tag: '@release',
}, async ({ page }) => {
  await stopTime(page);
  const documents = await failScripts(page, await listScripts(page, path));
  await page.goto(path);
  await expect.poll(() => documents).toEqual([path, path]);
  await expect.poll(() => openedBy(page)).toBe('reload');
  await page.waitForLoadState('load');
  await expect(page.locator('h1')).toHaveText(/\S/);
  await expect(page.locator('#watch video[controls]')).toBeVisible();
  await expect(page.locator('[data-keeps-press]').first()).toBeHidden();
  expect(documents).toEqual([path, path]);
});
