import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { hold } from '../hold';
import { languages } from '../languages';
import { catalogueOf } from './catalogue-of';

const [french] = languages;
const { words } = french;

test('a press in the moment the page comes to life is followed', async ({ page }) => {
  // Where a press loads the page the script runs once more: what is chosen is not pressed again.
  const link = `[aria-label="${words.Catalogue.view}"] a[href*=list]:not([aria-current])`;
  await page.addInitScript(pressAtFirst, link);
  await page.goto('/catalogue?decade=1920');
  await expect(page).toHaveURL('/catalogue?decade=1920&view=list');
  await expect(page.locator('tbody tr')).not.toHaveCount(0);
  await page.waitForLoadState('load');
});

test('what is typed and ticked before the scripts come is searched once they do', async ({
  page,
}) => {
  await visit(page, '/catalogue');
  // From here on what the first reach asks for.
  const release = await hold(page, '**/_next/static/chunks/*.js');
  const { field, watchable } = catalogueOf(page, french);
  await field.pressSequentially('nerven');
  await watchable.click();
  release();
  await expect(page).toHaveURL('/catalogue?q=nerven&watchable=1');
  await expect(field).toHaveValue('nerven');
});

test('what was chosen while the page was still loading counts', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/catalogue', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: words.Catalogue.watchableValue });
  await catalogueOf(page, french).watchable.click();
  await expect(box).toBeChecked();
  release();
  await expect(page).toHaveURL('/catalogue?watchable=1');
  await expect(box).toBeChecked();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).not.toContainText('1895');
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
