import { expect, type Page, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from '../player/player-of';
import { serveTwoBuilds } from './serve-two-builds';

test.skip(({ isMobile }) => Boolean(isMobile), 'does not depend on the screen');
// One address for all of them: what it serves is changed on the way.
test.describe.configure({ mode: 'default' });

const hour = 3_600_000;
const [french] = languages;
let site: Awaited<ReturnType<typeof serveTwoBuilds>>;

test.beforeAll(async () => {
  const port = Number(process.env.E2E_PORT ?? 3210);
  site = await serveTwoBuilds([port + 1, port + 2]);
});
test.afterAll(() => site?.stop());
test.beforeEach(() => site.show('A'));

declare global {
  interface Window {
    next: { router: { push: (href: string) => void; prefetch: (href: string) => void } };
    isSameLoad?: boolean;
    pushBefore?: History['pushState'];
  }
}

/** The build that the shown page is of, told by the scripts that have run. */
const buildOf = (page: Page) =>
  page.evaluate(
    (names) =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => names.some((chunk) => name.endsWith(chunk)))
        ? 'A'
        : 'B',
    site.chunks,
  );
const push = (page: Page, href: string) => page.evaluate((to) => window.next.router.push(to), href);
const mark = (page: Page) =>
  page.evaluate(() => {
    window.isSameLoad = true;
  });
/** The hour passes, and the tab has heard of B: it stands before the history from then on. */
async function letHourPass(page: Page, pass: () => Promise<unknown>) {
  await page.evaluate(() => {
    window.pushBefore = history.pushState;
  });
  const asked = page.waitForResponse(/\/builds\/latest\.json\?\d+$/);
  await pass();
  expect((await (await asked).json()).id).toBe(site.ids.B);
  await page.waitForFunction(() => history.pushState !== window.pushBefore, null, { polling: 50 });
}
const isSameLoad = (page: Page) => page.evaluate(() => window.isSameLoad === true);

/** The paths of the tab's history, the oldest first, and where in it the tab stands. */
async function readHistory(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  await session.detach();
  const paths = entries.map(({ url }) => new URL(url)).filter(({ host }) => host);
  return {
    paths: paths.map(({ pathname }) => pathname),
    at: currentIndex - (entries.length - paths.length),
  };
}

/** Opens a page of A and walks on within it, then publishes B and lets the hour pass. */
async function liveThroughRelease(page: Page, preloaded?: string) {
  await page.clock.install();
  await page.goto(`${site.address}/vod`, { waitUntil: 'load' });
  await page.waitForFunction(() => window.next?.router);
  await mark(page);
  await push(page, '/shop');
  await expect(page).toHaveURL(`${site.address}/shop`);
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  if (preloaded) await preload(page, preloaded);
  site.show('B');
  await letHourPass(page, () => page.clock.fastForward(hour));
  expect(await isSameLoad(page)).toBe(true);
}

/** Has the router fetch a route of the old build whole, tree and page. */
async function preload(page: Page, path: string) {
  const isPage = (url: string) => url.startsWith(`${site.address}${path}?`);
  const fetched = page.waitForResponse(
    (answer) =>
      isPage(answer.url()) &&
      /__PAGE__/.test(answer.request().headers()['next-router-segment-prefetch'] ?? ''),
  );
  await page.evaluate((to) => window.next.router.prefetch(to), path);
  await (await fetched).finished();
}

/** The shop has a link to it. */
const movie = '/movie/nosferatu-eine-symphonie-des-grauens';

for (const preloaded of [undefined, movie]) {
  const how = preloaded ? 'preloaded' : 'not preloaded';

  test(`a link loads the new build, ${how}`, async ({ page }) => {
    await liveThroughRelease(page, preloaded);
    await page.locator(`main a[href="${movie}"]`).first().click();
    await expect(page).toHaveURL(site.address + movie);
    await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
    await page.waitForLoadState('load');
    expect(await buildOf(page)).toBe('B');
    expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop', movie], at: 2 });
  });

  test(`router.push loads the new build, ${how}, and each page is in the history once`, async ({
    page,
  }) => {
    await liveThroughRelease(page, preloaded);
    await push(page, movie);
    await expect(page).toHaveURL(site.address + movie);
    await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
    await page.waitForLoadState('load');
    expect(await buildOf(page)).toBe('B');
    expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop', movie], at: 2 });
    for (const path of ['/shop', '/vod']) {
      await page.goBack();
      await expect(page).toHaveURL(site.address + path);
      await expect.poll(() => buildOf(page).catch(() => 'A')).toBe('B');
    }
    expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop', movie], at: 0 });
  });
}

test('back and forward load the new build and leave the history as it is', async ({ page }) => {
  await liveThroughRelease(page);
  await page.goBack();
  await expect(page).toHaveURL(`${site.address}/vod`);
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  expect(await buildOf(page)).toBe('B');
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop'], at: 0 });
  await page.goForward();
  await expect(page).toHaveURL(`${site.address}/shop`);
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  expect(await buildOf(page)).toBe('B');
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop'], at: 1 });
});

test('forward loads the new build', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/vod`);
  await page.waitForFunction(() => window.next?.router);
  await mark(page);
  await push(page, '/shop');
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  site.show('B');
  await letHourPass(page, () => page.clock.fastForward(hour));
  await page.goForward();
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  expect(await buildOf(page)).toBe('B');
  expect(await readHistory(page)).toEqual({ paths: ['/vod', '/shop'], at: 1 });
});

test('a running film goes on until the visitor leaves, and keeps its place', async ({ page }) => {
  const player = playerOf(page, french, 'etude-en-disques');
  await page.goto(`${site.address}/movie/etude-en-disques`, { waitUntil: 'load' });
  await player.press();
  await player.expectToRun();
  await page.keyboard.press('5');
  await expect.poll(player.time).toBeGreaterThan(15);
  await mark(page);
  site.show('B');
  // The hour passes for the watch alone: a film runs by the real clock.
  await letHourPass(page, () =>
    page.evaluate((later) => {
      const now = Date.now() + later;
      Date.now = () => now;
      document.dispatchEvent(new Event('visibilitychange'));
    }, hour),
  );
  await player.expectToRun();
  const left = await player.time();
  expect(await isSameLoad(page)).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/vod"]')?.click());
  await expect(page).toHaveURL(`${site.address}/vod`);
  await expect.poll(() => buildOf(page).catch(() => 'A')).toBe('B');
  // The browser has the film's page of A in its cache still.
  await page.goBack();
  await expect.poll(() => buildOf(page).catch(() => 'A')).toBe('B');
  await player.press();
  await player.expectToRun();
  expect(await player.time()).toBeGreaterThanOrEqual(Math.floor(left) - 1);
});

test('parts of the same page do not load it anew, and the next page does', async ({ page }) => {
  await liveThroughRelease(page);
  const parts = page.locator('main [id]');
  const ids = await parts.evaluateAll((all) => all.map(({ id }) => id));
  const [first = '', second = ''] = [ids.at(-1), ids.at(0)];
  for (const id of [first, second, first]) {
    await push(page, `#${id}`);
    await expect(page).toHaveURL(`${site.address}/shop#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.goBack();
  await expect(page.locator(`#${second}`)).toBeInViewport();
  expect(await isSameLoad(page)).toBe(true);
  await push(page, '/vod');
  await expect.poll(() => isSameLoad(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveText(french.words.Vod.title);
  const { paths } = await readHistory(page);
  expect(paths).toEqual(['/vod', '/shop', '/shop', '/shop', '/vod']);
});

test('the same build, or none at all, changes nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/vod`);
  await page.waitForFunction(() => window.next?.router);
  await mark(page);
  for (const answer of [undefined, 500]) {
    if (answer)
      await page.route('**/builds/latest.json?*', (route) => route.fulfill({ status: answer }));
    const asked = page.waitForResponse(/\/builds\/latest\.json\?/);
    await page.clock.fastForward(hour);
    await (await asked).finished();
  }
  await push(page, '/shop');
  await expect(page.locator('h1')).toHaveText(french.words.Shop.title);
  expect(await isSameLoad(page)).toBe(true);
});
