import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { listLinks, ownAddress } from '@/tools/export/list-links';
import { comeToLife, follow, visit } from '../app/visit';
import { catalogueOf } from '../catalogue/catalogue-of';
import { addressIn, languages } from '../languages';
import { listenForFaults } from '../listen-for-faults';
import { playerOf } from '../player/player-of';
import { searchOf } from '../search/search-of';
import { mirrorPort, openMirror } from './open-mirror';

const [french, german] = languages;
const film = 'etude-en-disques';

let mirror: Awaited<ReturnType<typeof openMirror>>;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${mirrorPort}` });
test.beforeAll(async () => {
  // Every page of the site, on a machine that does other things beside.
  test.setTimeout(400_000);
  mirror = await openMirror();
});
test.afterAll(() => mirror?.remove());

/** Pages of the mirror by their files, and every address that they name. */
function readPages() {
  const site = join(mirror.folder, 'site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  const links = pages.flatMap((file) => listLinks(readFileSync(join(site, file), 'utf8')));
  return { pages, addresses: [...new Set(links.flatMap((link) => ownAddress(link) ?? []))] };
}

/** Those of them that a host does not have. */
async function findDead(origin: string, addresses: string[]) {
  const dead: string[] = [];
  const walk = async () => {
    for (let address = addresses.pop(); address; address = addresses.pop()) {
      const { status, body } = await fetch(origin + address, { redirect: 'manual' });
      await body?.cancel();
      if (status !== 200) dead.push(`${address} (${status})`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return dead;
}

test('every link of every page leads somewhere, at a plain host and at nginx', async () => {
  const { pages, addresses } = readPages();
  expect(pages.length).toBeGreaterThan(300);
  expect(addresses.length).toBeGreaterThan(400);
  expect(addresses.filter((address) => /\?/.test(address) && !/surprise/.test(address))).toEqual(
    [],
  );
  expect(await findDead(mirror.address, [...addresses])).toEqual([]);
  if (mirror.nginx) expect(await findDead(mirror.nginx, [...addresses])).toEqual([]);
});

/** Home, catalogue, a filter, a film that plays, the other language, the search, the lists. */
async function walkThrough(page: Page, origin: string) {
  const faults = listenForFaults(page);
  await visit(page, `${origin}/`);
  await follow(page, '/catalogue');
  await expect(page).toHaveURL(/\/catalogue$/);
  await comeToLife(page);
  const all = await page.locator('#results').innerText();
  const { open, choose } = catalogueOf(page, french);
  await open('decade');
  await choose('decade', '1910');
  await expect(page).toHaveURL(/\?decade=1910$/);
  await expect(page.locator('#results')).not.toHaveText(all);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Années 1910');

  const player = playerOf(page, french, film);
  await page.goto(`${origin}/movie/${film}`);
  await player.press();
  await player.expectToRun();

  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page).toHaveURL(`${origin}/de/movie/${film}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await comeToLife(page);
  await page.locator('[data-list="toWatch"]').first().click();

  const search = searchOf(page);
  await search.link.click();
  await search.field.fill('nosferatu');
  await expect(search.options.first()).toContainText(/Nosferatu/);
  await search.options.first().click();
  await expect(page).toHaveURL(/\/de\/movie\/nosferatu/);

  await page.goto(`${origin}/de/a-voir`);
  await expect(page.locator('#to-watch').getByRole('article')).toHaveCount(1);
  expect(faults).toEqual([]);
}

test('a visitor walks through the mirror as through the site', async ({ page }) => {
  await walkThrough(page, mirror.address);
});

test('and through the one that nginx serves', async ({ page }) => {
  test.skip(!mirror.nginx, 'there is no nginx here');
  await walkThrough(page, mirror.nginx ?? '');
});

test('nginx says what a page cannot say of itself, and finds a choice by its query', async () => {
  test.skip(!mirror.nginx, 'there is no nginx here');
  const get = (path: string) => fetch(`${mirror.nginx}${path}`, { redirect: 'manual' });
  const page = (await get('/vod')).headers;
  expect(page.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(page.get('permissions-policy')).toContain('camera=()');
  expect(page.get('cache-control')).toBe('no-cache');
  expect((await get('/poster/nerven.svg')).headers.get('content-security-policy')).toMatch(
    /; sandbox$/,
  );
  expect((await get('/fr/shop')).headers.get('location')).toBe('/shop');
  const [chosen, all] = await Promise.all(
    ['/catalogue?genre=horror', '/catalogue?../../../../etc/passwd'].map(get),
  );
  expect(await chosen?.text()).toContain('<title>Catalogue, Épouvante');
  expect(await all?.text()).toContain('<title>Catalogue – ');
  const unknown = await get('/de/nowhere');
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining(`<html lang="${german.tag}"`),
  ]);
});

test('pages are walked without a document for each, as on the site', async ({ page }) => {
  await visit(page, '/vod');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await follow(page, '/shop');
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/vod$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  // A film at a provider has a policy of its own: it is opened whole.
  const faults = listenForFaults(page);
  const guest = page.getByRole('main').locator('a[href="/movie/big-buck-bunny"]').first();
  await guest.hover();
  await guest.click();
  await expect(page).toHaveURL(/big-buck-bunny$/);
  await comeToLife(page);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  expect(faults).toEqual([]);
});

test('an address with a query shows what it asks for, whether it has a page or not', async ({
  page,
}) => {
  for (const query of ['?genre=drama', '?genre=drama&country=DE&view=list', '?q=murnau']) {
    await visit(page, `/catalogue${query}`);
    await expect(page.locator('#results')).not.toHaveText(/39/);
    await expect(page).toHaveURL(`/catalogue${query}`);
  }
  await visit(page, '/catalogue/genre=drama');
  await expect(page).toHaveURL('/catalogue?genre=drama');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drame');
  await page.locator('a[href^="/catalogue/surprise"]').click();
  await expect(page).toHaveURL(/\/movie\/[a-z]/);
});

test('what is not there has its page, with the path, in its language', async ({ page }) => {
  for (const language of languages) {
    const path = addressIn(language, '/nowhere?a=b');
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
  }
});

test.describe('whose browser is German', () => {
  test.use({ locale: 'de-CH' });

  test('comes to the German home page, until they choose the other', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/de');
    await comeToLife(page);
    await page.getByRole('banner').locator('a[hreflang=fr]').click();
    await expect(page).toHaveURL('/');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead to choices that are ready, and to the other language', async ({ page }) => {
    await page.goto('/movie/nosferatu-eine-symphonie-des-grauens');
    await page.getByRole('main').locator('a[href*="/person/"]').first().click();
    await expect(page).toHaveURL(/\/person\/friedrich-wilhelm-murnau/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Murnau');
    await page.getByRole('banner').locator('a[hreflang=de]').click();
    await expect(page).toHaveURL(/\/de\/person\/friedrich-wilhelm-murnau/);
    await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
    await page.goto('/catalogue');
    const notice = page.locator('body > noscript');
    await expect(notice.locator('p').first()).toBeVisible();
    await notice.locator('summary').first().click();
    await notice.locator('a[href="/catalogue/genre=horror"]').click();
    await expect(page).toHaveURL(/\/catalogue\/genre=horror$/);
    await page.locator('a[href^="/catalogue/surprise"]').click();
    await expect(page).toHaveURL(/\/movie\/[a-z]/);
  });
});

test('it says what it wrote', () => {
  expect(mirror.said).toMatch(/^\d+ pages are in .+\/site\.\n$/);
  const media = JSON.parse(readFileSync(join(mirror.folder, 'media.json'), 'utf8'));
  expect(media).toContainEqual({ address: `/media/${film}/film.mp4`, bytes: expect.any(Number) });
});
