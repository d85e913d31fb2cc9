import { chromium, type Page } from 'playwright';
import { findChromium } from '@/tools/setup/find-chromium.mjs';
import type { Fault } from '../fault';

const aTab = 10;
const button = '[data-list="toWatch"]';

const filmsOf = (page: Page) =>
  page.$$eval(`main ${button}`, (found) => [
    ...new Set(found.map((one) => (one as HTMLElement).dataset.film ?? '')),
  ]);

const pressAll = (page: Page, films: string[]) =>
  page.evaluate(
    async ([selector, slugs]) => {
      for (const slug of slugs) {
        document.querySelector<HTMLElement>(`${selector}[data-film="${slug}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 3));
      }
    },
    [button, films] as const,
  );

/** Two tabs in which a visitor keeps films at once. */
export const lists: Fault = {
  name: 'two tabs and one list',
  async provoke({ address }) {
    const executablePath = findChromium();
    if (!executablePath) return { said: 'there is no Chromium here', isWell: undefined };
    const args = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const tabs = [await context.newPage(), await context.newPage()] as const;
      for (const tab of tabs) await tab.goto(`${address}/catalogue`, { waitUntil: 'networkidle' });
      const films = (await filmsOf(tabs[0])).slice(0, 2 * aTab);
      await Promise.all([
        pressAll(tabs[0], films.slice(0, aTab)),
        pressAll(tabs[1], films.slice(aTab)),
      ]);
      const count = () =>
        tabs[0].evaluate(
          () =>
            Object.keys(JSON.parse(localStorage.getItem('bobine-lists') ?? '{}').toWatch ?? {})
              .length,
        );
      let kept = await count();
      for (let tries = 0; tries < 50 && kept < films.length; tries += 1) {
        await tabs[0].waitForTimeout(100);
        kept = await count();
      }
      return {
        said: `${kept} of ${films.length} films pressed in both at once are kept`,
        isWell: films.length === 2 * aTab && kept === films.length,
      };
    } finally {
      await browser.close();
    }
  },
};
