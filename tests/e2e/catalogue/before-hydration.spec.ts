import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { hold } from '../hold';
import { addressIn, languages } from '../languages';
import { catalogueOf } from './catalogue-of';

const [french, german] = languages;
const { words } = french;

test('a click at the moment of hydration is followed', async ({ page }) => {
  // If the click loads the page, the script runs again and must not find the chosen link.
  const link = `[aria-label="${words.Catalogue.view}"] a[href*=list]:not([aria-current])`;
  await page.addInitScript(clickOnHydration, link);
  await page.goto('/catalogue?decade=1920');
  await expect(page).toHaveURL('/catalogue?decade=1920&view=list');
  await expect(page.locator('tbody tr')).not.toHaveCount(0);
  await page.waitForLoadState('load');
});

test('input before the scripts are loaded is searched after hydration', async ({ page }) => {
  await visit(page, '/catalogue');
  // Holds the scripts that the first interaction requests.
  const release = await hold(page, '**/_next/static/chunks/*.js');
  const { field, watchable } = catalogueOf(page, french);
  await field.pressSequentially('nerven');
  await watchable.click();
  release();
  await expect(page).toHaveURL('/catalogue?q=nerven&watchable=1');
  await expect(field).toHaveValue('nerven');
});

test('a filter chosen while the page is loading is applied', async ({ page }) => {
  const release = await hold(page, '**/*.js');
  await page.goto('/catalogue?sort=oldest', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: words.Catalogue.watchableValue });
  await catalogueOf(page, french).watchable.click();
  await expect(box).toBeChecked();
  release();
  await expect(page).toHaveURL('/catalogue?watchable=1&sort=oldest');
  await expect(box).toBeChecked();
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).not.toContainText('1895');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter sheet is submitted as a form', { tag: '@phone' }, async ({ page }) => {
    const catalogue = catalogueOf(page, german);
    await page.goto(addressIn(german, '/catalogue'));
    const [first] = await catalogue.open('genre');
    await catalogue.choose('genre', first?.value ?? '');
    await catalogue.show();
    await expect(page).toHaveURL((url) => url.searchParams.get('genre') === first?.value);
    await catalogue.expectTotal(first?.count);
    await catalogue.open('genre');
    await expect(
      catalogue.panel('genre').locator(`input[type=checkbox][value="${first?.value}"]`),
    ).toBeChecked();
  });
});

/** Clicks once Next has marked the history entry, which it does just before it listens to the history. */
function clickOnHydration(link: string) {
  const write = history.replaceState.bind(history);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => document.querySelector<HTMLElement>(link)?.click();
  history.replaceState = (data, unused, url) => {
    const isFirst = data?.__NA && !history.state?.__NA;
    write(data, unused, url);
    if (isFirst) port2.postMessage('click');
  };
}
