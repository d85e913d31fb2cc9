import { expect, test } from 'playwright/test';
import { languages } from '../languages';

const [{ words }] = languages;

test('a press in the moment the page comes to life is followed', async ({ page }) => {
  await page.addInitScript(pressAtFirst, `[aria-label="${words.Catalogue.view}"] a[href*=list]`);
  await page.goto('/catalogue?decade=1920');
  await expect(page).toHaveURL('/catalogue?decade=1920&view=list');
  await expect(page.locator('tbody tr')).not.toHaveCount(0);
});

/** Presses once Next has marked the history entry, which it does just before it listens to others. */
function pressAtFirst(link: string) {
  const write = history.replaceState.bind(history);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => document.querySelector<HTMLElement>(link)?.click();
  history.replaceState = (data, unused, url) => {
    const isFirst = data?.__NA && !history.state?.__NA;
    write(data, unused, url);
    if (isFirst) port2.postMessage('press');
  };
}
