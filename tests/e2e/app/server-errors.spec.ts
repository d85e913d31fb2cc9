import { rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { languages } from '../languages';
import { breakContent } from './break-content';
import { visit } from './visit';
import { waitForReport } from './wait-for-report';

// Each starts a site of its own.
test.slow();

const [, german] = languages;

declare global {
  interface Window {
    failedBar?: string | null;
  }
}

/** The whole lines of a site's log that are its own: the last may still be on its way, and Node warns of what it likes. */
const readLines = (log: string) =>
  log
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** Remembers what the loading bar has said of a failure: it stands for half a second. */
const noteFailedBar = () =>
  new MutationObserver(() => {
    const bar = document.querySelector('[role=progressbar][aria-valuetext]');
    window.failedBar ??= bar?.getAttribute('aria-valuetext');
  }).observe(document, { childList: true, subtree: true });

test('an error that nobody catches stands in the server’s log under its id, and the page works on', async ({
  page,
}) => {
  const site = await serveBuild();
  try {
    await visit(page, `${site.address}/movie/etude-en-disques?who=me`);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const reporting = waitForReport(page);
    await page.evaluate(() => void Promise.reject(new TypeError('no reader')));
    const report = await reporting;
    expect(report).toEqual({
      id: expect.stringMatching(/^[\da-f]{8}$/),
      message: 'TypeError: no reader',
      path: '/movie/etude-en-disques',
    });
    const told = () => readLines(site.log()).find((line) => line.id === report.id);
    await expect
      .poll(told)
      .toMatchObject({ level: 'error', from: 'browser', path: '/movie/etude-en-disques' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  } finally {
    await site.stop();
  }
});

test('an error of the server shows the id that its log has, and nothing else', async ({ page }) => {
  const root = breakContent();
  const site = await serveBuild({ root });
  await page.addInitScript(noteFailedBar);
  try {
    const answer = await page.goto(`${site.address}/de/catalogue?genre=x`);
    expect(answer?.status()).toBe(500);
    const [before = ''] = german.words.Error.id.split('{id}');
    const shown = await page.locator('main p', { hasText: before }).textContent();
    const id = shown?.slice(before.length) ?? '';
    expect(id).toMatch(/^[\da-f]{8}$/);
    const cause = () => readLines(site.log()).find((line) => line.id === id && line.stack);
    await expect.poll(cause).toMatchObject({ level: 'error', url: '/de/catalogue?genre=x' });
    expect(await answer?.text()).not.toMatch(/site\.yaml| {4}at /);
    await expect(page.getByRole('link', { name: german.words.Error.home })).toBeVisible();
    await expect(page.locator('main section a[href^="/de/movie/"]')).toHaveCount(6);
    const seen = () => page.evaluate(() => window.failedBar);
    await expect.poll(seen).toBe(german.words.Navigation.loadingFailed);
    await expect(page.locator('[role=progressbar]')).toHaveCount(0);
  } finally {
    await site.stop();
    rmSync(root, { recursive: true });
  }
});
