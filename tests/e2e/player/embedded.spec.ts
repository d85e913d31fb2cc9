import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { findPort } from '@/tools/setup/find-port';
import { openStaticHost } from '../../doubles/static-host';
import { languages } from '../languages';

const [, german] = languages;
let folder: string;
let blog: string;
let stop: () => Promise<void>;

// The blog has another host name, so that the frame is third-party.
// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
test.beforeAll(async ({}, { project }) => {
  const site = project.use.baseURL ?? '';
  const url = `https://bobine.example${german.prefix}/movie/etude-en-diagonales`;
  const oembed = await fetch(`${site}/oembed?${new URLSearchParams({ url, maxwidth: '640' })}`);
  const { html } = await oembed.json();
  folder = mkdtempSync(join(tmpdir(), 'bobine-blog-'));
  const frame = html.replace('https://bobine.example', site);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Blog</title>${frame}`);
  const host = await openStaticHost(folder, await findPort());
  blog = host.address.replace('localhost', '127.0.0.1');
  stop = host.stop;
});
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

function frameIn(page: Page) {
  const frame = page.frameLocator('iframe');
  return { frame, title: frame.locator('h1 a') };
}

test('a film plays on the page of another site, without storage', { tag: '@release' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no storage here', 'SecurityError');
        },
      });
  });
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await page.goto(blog);
  const { frame, title } = frameIn(page);
  const player = frame.locator('.bobine-player');
  const watch = frame.locator('button[aria-busy]');
  await expect(watch).toBeVisible();
  await expect(player).toHaveCount(0);
  await watch.click();
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute('data-player-state', 'playing');
  await expect(player.locator('.plyr__captions, track').first()).toBeAttached();
  await expect(title).toHaveAttribute('href', '/de/movie/etude-en-diagonales');
  await expect(title).toHaveAttribute('target', '_blank');
  const box = await player.boundingBox();
  const row = await title.boundingBox();
  expect(box && row && box.y + box.height <= row.y + 1).toBe(true);
  expect(failures).toEqual([]);
});
