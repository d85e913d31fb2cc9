import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { get } from '../../unit/server/get';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { startSite } from './start-site';
import { comeToLife, push, visit } from './visit';

/** The lightbox cannot measure its pictures. */
const breakLightbox = () => {
  window.ResizeObserver = class {
    constructor() {
      throw new Error('secret of the lightbox');
    }
  } as unknown as typeof ResizeObserver;
};

declare global {
  interface Window {
    failedBar?: string | null;
  }
}

/** Remembers what the loading bar has said of a failure: it stands for half a second. */
const noteFailedBar = () =>
  new MutationObserver(() => {
    const bar = document.querySelector('[role=progressbar][aria-valuetext]');
    window.failedBar ??= bar?.getAttribute('aria-valuetext');
  }).observe(document, { childList: true, subtree: true });

/** The site in a folder of its own, whose content cannot be read, nor what the build made of it. */
function breakContent(): string {
  const root = mkdtempSync(join(tmpdir(), 'bobine-broken-'));
  const share = (part: string) => symlinkSync(join(process.cwd(), part), join(root, part));
  for (const part of ['lib', 'messages', 'node_modules', 'public']) share(part);
  for (const part of ['package.json', 'tsconfig.json', 'next.config.mjs']) share(part);
  mkdirSync(join(root, '.next'));
  for (const part of readdirSync('.next')) if (part !== 'bobine') share(join('.next', part));
  cpSync('content', join(root, 'content'), { recursive: true });
  rmSync(join(root, 'content/site.yaml'));
  mkdirSync(join(root, 'content/site.yaml'));
  return root;
}

/** Not before the page is alive: till then its link leads to the file. */
async function openStill(page: Page) {
  await comeToLife(page);
  await page.locator('#stills').getByRole('link').first().click();
}

const waitForReport = async (page: Page) =>
  (await page.waitForRequest('**/_errors')).postDataJSON() as Record<string, string>;

for (const language of languages) {
  const { name, words, home } = language;
  const film = addressIn(language, '/movie/etude-en-disques');

  test(`a part that fails gives way to the error page in ${name}`, async ({ page }) => {
    await page.addInitScript(breakLightbox);
    await page.goto(film);
    const reporting = waitForReport(page);
    await openStill(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Error.title);
    const { id = '', path } = await reporting;
    expect(path).toBe(film);
    await expect(page.locator('main')).toContainText(words.Error.id.replace('{id}', id));
    await expect(page.locator('main')).not.toContainText('secret');
    await expectAccessible(page);
    await expectToFit(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await page.getByRole('button', { name: words.Error.retry }).click();
    await expect(page.locator('#stills')).toBeVisible();
    await openStill(page);
    await page.getByRole('link', { name: words.Error.home }).click();
    await expect(page).toHaveURL(home);
  });

  test(`a router that fails gives way to the same page in ${name}`, async ({ page }) => {
    await visit(page, addressIn(language, '/vod'));
    const site = (await page.locator('header .wordmark').textContent()) ?? '';
    // As Safari does after a hundred entries in half a minute.
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException('secret of the history', 'SecurityError');
      };
    });
    const reporting = waitForReport(page);
    await push(page, addressIn(language, '/shop'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Error.title);
    const { id = '' } = await reporting;
    await expect(page.locator('main')).toContainText(words.Error.id.replace('{id}', id));
    await expect(page.locator('body')).not.toContainText(/secret|couldn|reload/i);
    await expect(page).toHaveTitle(words.Error.title);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await expectAccessible(page);
    await expectToFit(page);
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: words.Layout.home.replace('{name}', site) }).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('on a screen of any width', () => {
  test.skip(({ isMobile }) => isMobile, 'the width does not matter');

  for (const [name, userAgent] of [
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['GPTBot', 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'],
  ] as const)
    test(`for ${name} the page of the server stays when a part fails`, async ({ browser }) => {
      const context = await browser.newContext({ userAgent });
      const page = await context.newPage();
      await page.addInitScript(breakLightbox);
      await page.goto('/de/movie/etude-en-disques');
      const title = page.getByRole('heading', { level: 1 });
      const before = (await title.textContent()) ?? '';
      const thrown = page.waitForEvent('console', (message) => message.text().includes('secret'));
      await openStill(page);
      await thrown;
      await expect(title).toHaveText(before);
      await expect(page.locator('main')).not.toContainText(languages[1].words.Error.title);
      await expect(page.locator('#stills img').first()).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      await context.close();
    });

  test('an error that nobody catches is reported, and the page works on', async ({ page }) => {
    await page.goto('/movie/etude-en-disques?who=me');
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const reporting = waitForReport(page);
    await page.evaluate(() => void Promise.reject(new TypeError('no reader')));
    const report = await reporting;
    expect(report).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}$/),
      message: 'TypeError: no reader',
      path: '/movie/etude-en-disques',
    });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  });

  test('an error of the browser stands in the server’s log under its id', async ({ page }) => {
    const site = await startSite();
    try {
      await page.goto(site.url);
      const reporting = waitForReport(page);
      await page.evaluate(() => void Promise.reject(new Error('no reader')));
      const { id = '-' } = await reporting;
      await expect.poll(site.log).toContain(id);
      const line = JSON.parse(site.log().trim());
      expect(line).toMatchObject({ level: 'error', from: 'browser', id, path: '/' });
    } finally {
      await site.stop();
    }
  });

  test('an error of the server shows the id that its log has, and nothing else', async ({
    page,
  }) => {
    const root = breakContent();
    const site = await startSite({}, root);
    const [, german] = languages;
    await page.addInitScript(noteFailedBar);
    try {
      const answer = await page.goto(`${site.url}/de/catalogue?genre=x`);
      expect(answer?.status()).toBe(500);
      const [before = ''] = german.words.Error.id.split('{id}');
      const shown = await page.locator('main p', { hasText: before }).textContent();
      const id = shown?.slice(before.length) ?? '';
      expect(id).toMatch(/^[\da-f]{8}$/);
      const lines = site
        .log()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
      const causes = lines.filter((line) => line.id === id && line.stack);
      expect(causes[0]).toMatchObject({ level: 'error', url: '/de/catalogue?genre=x' });
      expect(await answer?.text()).not.toMatch(/site\.yaml| {4}at /);
      await expect(page.getByRole('link', { name: german.words.Error.home })).toBeVisible();
      const seen = () => page.evaluate(() => window.failedBar);
      await expect.poll(seen).toBe(german.words.Navigation.loadingFailed);
      await expect(page.locator('[role=progressbar]')).toHaveCount(0);
    } finally {
      await site.stop();
      rmSync(root, { recursive: true });
    }
  });

  for (const { name, prefix, words } of languages)
    test(`an address with a slug that is none is not found in ${name}`, async ({ baseURL }) => {
      const slugs = [
        '%',
        'UPPER',
        'a%00b',
        'a--b',
        '-a',
        'a_b',
        '%E0%A4%A',
        '..%2f',
        '%C3%A9',
        'a%20b',
      ];
      for (const kind of ['movie', 'collection'])
        for (const slug of slugs) {
          const path = `${prefix}/${kind}/${slug}`;
          const port = Number(new URL(baseURL ?? '').port);
          const page = await get({ path, port });
          expect([path, page.status]).toEqual([path, 404]);
          expect(page.body).toContain(words.NotFound.title);
          const payload = await get({ path, port, headers: { rsc: '1' } });
          expect([path, payload.status]).toEqual([path, 404]);
        }
    });
});
