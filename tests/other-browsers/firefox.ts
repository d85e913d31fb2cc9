import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findFirefox } from '@/tools/setup/find-programs.mjs';
import { type Driver, desktop, type Start } from './driver';

/** Firefox over WebDriver BiDi. */
export async function openFirefox({ proxy, cookies }: Start): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    defaultViewport: desktop,
    extraPrefsFirefox: {
      'intl.accept_languages': 'fr-CH, fr',
      // Puppeteer switches the bfcache off.
      'fission.bfcacheInParent': true,
      // A classic scrollbar takes room from the page.
      'widget.gtk.overlay-scrollbars.enabled': false,
      'network.proxy.type': 1,
      ...{ 'network.proxy.http': 'localhost', 'network.proxy.http_port': proxy },
      ...{ 'network.proxy.ssl': 'localhost', 'network.proxy.ssl_port': proxy },
      ...(cookies === 'blocked' && { 'network.cookie.cookieBehavior': 2 }),
    },
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    // Puppeteer's own waits for a load, which a bfcache restore does not have.
    back: () => page.evaluate(() => history.back()),
    move: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name as KeyInput),
    ask: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
