import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { push, visit } from './visit';

const path = '/movie/etude-en-disques';
const [french] = languages;

/** The scripts in a page's HTML. */
async function listScripts(page: Page, of: string): Promise<string[]> {
  const html = await (await page.request.get(of)).text();
  return [...html.matchAll(/src="(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(
    ([, src]) => src ?? '',
  );
}

/** Scripts that a page has and the shop has not. */
async function ownScripts(page: Page): Promise<string[]> {
  const [own, others] = await Promise.all([listScripts(page, path), listScripts(page, '/shop')]);
  return own.filter((src) => !others.includes(src));
}

/** Lets these scripts fail with 404, at most so often. Returns the documents that were loaded. */
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

/** A reload forbids the next for ten seconds: they do not pass, however long the documents take. */
function stopTime(page: Page) {
  // Not Playwright's clock, which hides how a document came.
  return page.addInitScript((now) => {
    Date.now = () => now;
  }, Date.now());
}

/** How the document that is shown came; none while one is changed for the next. */
function openedBy(page: Page) {
  return page
    .evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
    )
    .catch(() => undefined);
}

test('a script that never comes reloads once, and then the error page is shown', async ({
  page,
}) => {
  await stopTime(page);
  const documents = await failScripts(page, await ownScripts(page));
  await page.goto(path);
  await expect.poll(() => documents).toEqual([path, path]);
  await expect(page.getByText(french.words.Error.title)).toBeVisible();
  expect(documents).toEqual([path, path]);
});

test('a page without any of its scripts is reloaded once, stays readable, and its film’s button does not wait', async ({
  page,
}) => {
  await stopTime(page);
  const documents = await failScripts(page, await listScripts(page, path));
  await page.goto(path);
  await expect.poll(() => documents).toEqual([path, path]);
  // The second document, with all of its scripts failed.
  await expect.poll(() => openedBy(page)).toBe('reload');
  await page.waitForLoadState('load');
  await expect(page.locator('h1')).toHaveText(/\S/);
  const gate = page.locator('[data-keeps-press]').first();
  await gate.click();
  await expect(gate).not.toHaveAttribute('aria-busy', 'true');
  expect(documents).toEqual([path, path]);
});

test('a script that fails on the way to a page loads that page, once in the history', async ({
  page,
}) => {
  const scripts = await ownScripts(page);
  await visit(page, '/shop');
  const documents = await failScripts(page, scripts, 1);
  const before = await page.evaluate(() => history.length);
  await push(page, path);
  await expect.poll(() => documents).toEqual([path]);
  await expect(page).toHaveURL(path);
  await expect(page.locator('#watch button[aria-busy]')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
