import type { Browser, Page } from 'playwright';
import { languageTags } from '@/lib/i18n/languages.mjs';
import { localePath } from '@/lib/i18n/locale-path';
import type { View } from './views';

/** A visitor for each view, who has seen nothing yet and wants nothing to move. */
export async function openView(browser: Browser, { locale, scheme, width, height }: View) {
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

/** The first screen of a page, as a PNG, once its typeface and all its pictures in sight have come. */
export async function takePicture(page: Page, address: string, path: string, { locale }: View) {
  await page.goto(address + localePath(path, locale), { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
