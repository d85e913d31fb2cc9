import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { listFilms } from '@/lib/catalog/films/get-film';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { serveBuild } from '@/tools/build/serve-build';

/** Pictures of the guide for editors: small files of one width, as a document shows them. */
const size = { width: 1000, height: 720 };
const quality = { quality: 60, effort: 6 };
const folderOf = (locale: Locale) => `docs/guide/${locale}`;

/** A step of the guide: what is done, and which part of the page is shown (from `at` on; else from the top). */
type Step = { name: string; go: (page: Page) => Promise<unknown>; at?: string };

/** The steps of the guide, for a film with a text and pictures. They only create drafts; the content is not changed. */
function listSteps(film: string, locale: Locale): Step[] {
  const form = `/desk/content/film/${film}`;
  const text = `[name="synopsis.${locale}"]`;
  return [
    { name: 'people', go: (page) => page.goto('/desk/people') },
    {
      name: 'text',
      go: async (page) => {
        await page.goto(form);
        await open(page, text);
        await page.locator(text).selectText();
      },
      at: '#f-synopsis',
    },
    { name: 'pictures', go: (page) => open(page, '#f-stills'), at: '#f-stills' },
    { name: 'week', go: (page) => page.goto('/desk/content/screenings') },
    {
      name: 'preview',
      go: async (page) => {
        await page.goto(form);
        await page.locator(text).fill(`${await page.locator(text).inputValue()} …`);
        await page.locator('button[name="~intent"][value="preview"]').click();
        await page.waitForURL('**/preview');
        await page.frameLocator('iframe').locator('h1').waitFor();
      },
    },
    {
      name: 'publish',
      go: async (page) => {
        await page.goto('/desk/content');
        await page.locator('input[name^="draft-"]').check();
      },
      at: 'h2',
    },
    { name: 'todo', go: (page) => page.goto('/desk/content/todo') },
  ];
}

/** Opens the folded sections around an element. */
async function open(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => {
    for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
  });
}

/** `npm run screenshots -- --guide`: the pictures of docs/guide, from the current build with a database of its own. */
export async function captureGuide(browser: Browser): Promise<void> {
  const film = listFilms(defaultLocale).find(
    ({ synopsis, stills }) => synopsis?.text && stills.length > 0,
  );
  if (!film) throw new Error('No film has a text and pictures');
  const data = mkdtempSync(join(tmpdir(), 'bobine-guide-'));
  const { address, stop } = await serveBuild({ env: { DATA: data } });
  try {
    for (const locale of locales) {
      const context = await browser.newContext({
        ...{ baseURL: address, viewport: size, reducedMotion: 'reduce', colorScheme: 'light' },
        ...{ locale: languageTags[locale], timezoneId: 'Europe/Zurich' },
      });
      const page = await context.newPage();
      await page.goto(invite(locale, data));
      await page.locator('form[action="/desk/sign-in/enter"] button').click();
      await page.waitForURL('**/desk/orders');
      mkdirSync(folderOf(locale), { recursive: true });
      for (const step of listSteps(film.slug, locale)) await capture(page, step, locale);
      await context.close();
    }
  } finally {
    await stop();
    rmSync(data, { recursive: true });
  }
}

/** @returns the path of a link that signs a person in */
function invite(locale: Locale, data: string): string {
  const email = locale === 'fr' ? 'anne@films.example' : 'anna@films.example';
  const command = ['--import', 'tsx', 'tools/admin/admin.ts', 'invite', email, '--lang', locale];
  const env = { ...process.env, DATA: data };
  const output = execFileSync(process.execPath, command, { encoding: 'utf8', env });
  return /\/desk\?t=\S+/.exec(output)?.[0] ?? '';
}

async function capture(page: Page, { name, go, at }: Step, locale: Locale): Promise<void> {
  await go(page);
  const top = at
    ? await page.locator(at).evaluate((element) => element.getBoundingClientRect().top)
    : 0;
  await page.evaluate((by) => window.scrollBy(0, by), top - (at ? 24 : 0));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(picture).webp(quality).toBuffer();
  const file = `${folderOf(locale)}/${name}.webp`;
  writeFileSync(file, bytes);
  process.stdout.write(`${file}  ${Math.round(bytes.length / 1024)} KB\n`);
}
