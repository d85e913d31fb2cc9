import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '@/tools/setup/find-chromium.mjs';
import type { JudgedPage } from './pages';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Lighthouse on a phone, as it comes, in a browser of its own: nothing is kept from the run before. */
export async function judgePage(
  url: string,
  { locale, isHidden }: Pick<JudgedPage, 'locale' | 'isHidden'>,
): Promise<Result> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags });
  try {
    const judged = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      skipAudits: isHidden ? ['is-crawlable'] : null,
      // A visitor who reads the page's language: at its plain address the other one is sent on.
      extraHeaders: { 'Accept-Language': locale },
    });
    if (!judged) throw new Error(`Lighthouse has nothing to say of ${url}`);
    return judged.lhr;
  } finally {
    chrome.kill();
  }
}
