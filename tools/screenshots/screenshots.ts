import '@/lib/content/validate/provide';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { listCollections } from '@/lib/catalog/collections/list-collections';
import { listFilms } from '@/lib/catalog/films/get-film';
import { listPageSlugs } from '@/lib/catalog/pages/site-pages';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { defaultLocale, localePath } from '@/lib/i18n/locales';
import { builtInPages, hasPage } from '@/lib/site/menu';
import { serveBuild } from '@/tools/build/serve-build';
import { findChromium } from '@/tools/setup/find-programs.mjs';
import { choosePages, type Pages, readmeView, rows, type View } from './choose-pages';
import { captureGuide } from './guide';
import { layoutSheet, quality } from './layout-sheet';

/**
 * `npm run screenshots`: captures the first screen of the main kinds of page of the current build into `.screenshots`:
 * one sheet per page, with all window sizes, colour schemes and languages. Also writes docs/home.jpg. `-- --only film`
 * selects pages; `-- --guide` takes the pictures of the guide for editors instead.
 */

const folder = '.screenshots';

function listPages(prefix: string): Pages {
  const [written] = listPageSlugs();
  const listedPages = (['vod', 'screenings', 'news', 'shop'] as const).filter(hasPage);
  const siteContent = {
    ...{ films: listFilms(defaultLocale), collections: listCollections(defaultLocale) },
    others: {
      ...Object.fromEntries(listedPages.map((name) => [name, builtInPages[name].path])),
      ...(written && { 'written-page': `/${written}` }),
    },
  };
  const chosen = Object.entries(choosePages(siteContent, new Date()));
  return Object.fromEntries(chosen.filter(([name]) => name.startsWith(prefix)));
}

/** Captures every page with one view, in order. */
async function captureView(browser: Browser, address: string, view: View, paths: string[]) {
  const page = await openView(browser, view);
  const pictures: Buffer[] = [];
  for (const path of paths) pictures.push(await captureFirstScreen(page, address, path, view));
  await page.context().close();
  return pictures;
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, guide: { type: 'boolean' } },
  });
  if (values.guide) return await withBrowser(captureGuide);
  const pages = listPages(values.only);
  const paths = Object.values(pages);
  if (paths.length === 0) throw new Error(`No page is called ${values.only}`);
  mkdirSync(folder, { recursive: true });
  const { address, stop } = await serveBuild();
  try {
    await withBrowser((browser) => captureSheets(browser, address, pages));
  } finally {
    await stop();
  }
}

async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

async function captureSheets(browser: Browser, address: string, pages: Pages): Promise<void> {
  const paths = Object.values(pages);
  const captures: Buffer[][][] = [];
  for (const row of rows) {
    const windows: Buffer[][] = [];
    for (const view of row) windows.push(await captureView(browser, address, view, paths));
    captures.push(windows);
  }
  for (const [at, name] of Object.keys(pages).entries()) {
    const sheet = await layoutSheet(
      captures.map((windows) => windows.map((pictures) => pictures[at] as Buffer)),
    );
    writeFileSync(`${folder}/${name}.jpg`, sheet);
    process.stdout.write(
      `${folder}/${name}.jpg  ${paths[at]}  ${Math.round(sheet.length / 1024)} KB\n`,
    );
  }
  if (pages.home) {
    const [home = Buffer.of()] = await captureView(browser, address, readmeView, [pages.home]);
    writeFileSync(
      'docs/home.jpg',
      await sharp(home)
        .jpeg({ ...quality, quality: 80 })
        .toBuffer(),
    );
  }
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

/** Opens a fresh browser context for a view, with reduced motion. */
async function openView(browser: Browser, { locale, scheme, width, height }: View) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: languageTags[locale],
    timezoneId: 'Europe/Zurich',
  });
  return context.newPage();
}

/** Captures the first screen of a page as PNG, once fonts and visible pictures have loaded. */
async function captureFirstScreen(page: Page, address: string, path: string, { locale }: View) {
  await page.goto(address + localePath(path, locale), { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const visibleImages = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(visibleImages.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
