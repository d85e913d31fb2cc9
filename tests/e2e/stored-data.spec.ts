import { expect, type Page, test } from 'playwright/test';
import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';
import { visit } from './app/visit';
import { languages } from './languages';
import { playerOf } from './player/player-of';

const [french, german] = languages;

/** Pages with scripts that store something: players, cards, carts, lists and choices. */
const used = [
  ...['/', '/catalogue', '/movie/etude-en-diagonales', '/movie/big-buck-bunny'],
  ...['/vod', '/shop/blu-ray-nosferatu', '/panier', '/a-voir', '/vie-privee'],
];

/** All cookies, storage keys, databases, caches and service workers of this site. */
async function listStored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name] as const);
  const stored = await page.evaluate(async () => ({
    device: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));
  return [
    ...cookies,
    ...Object.entries(stored).flatMap(([where, keys]) => keys.map((key) => [where, key] as const)),
  ];
}

/** Those that `storedItems` does not list. */
async function listUnknown(page: Page) {
  const stored = await listStored(page);
  return stored.filter(
    ([where, key]) =>
      !storedItems.some((item) => item.where === where && isStoredUnder(key, item.key)),
  );
}

/** A visit in which everything is stored that can be. */
async function storeAll(page: Page) {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('5');
  await player.pause();
  await visit(page, '/catalogue');
  await page.getByRole('main').locator('button[data-live=list]').first().click({ force: true });
  await page.evaluate(() => {
    // Stored only after a failure, or with a provider or third-party advertisements.
    localStorage.setItem('bobine-choices', '{"youtube":"given","ads":"refused"}');
    localStorage.setItem('bobine-filters-fr', '{"params":"genre=drama","label":"Drame"}');
    sessionStorage.setItem('bobine-reload', '{"/vod":1}');
  });
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
}

test('no page stores anything before the visitor acts', async ({ page }) => {
  for (const path of used) {
    await visit(page, path);
    expect(await listStored(page), path).toEqual([]);
  }
});

test('everything stored is listed, and the button of the lists deletes it', async ({ page }) => {
  await storeAll(page);
  expect(await listUnknown(page)).toEqual([]);
  const names = new Set((await listStored(page)).map(([where, key]) => `${where} ${key}`));
  expect(names.size).toBeGreaterThanOrEqual(7);

  await visit(page, '/a-voir');
  const { clear, clearNo, clearYes, cleared } = french.words.Lists.page;
  const data = page.locator('#data');
  await data.getByRole('button', { name: clear }).click();
  const dialog = page.getByRole('dialog');
  // The dialog focuses the harmless button.
  await expect(dialog.getByRole('button', { name: clearNo })).toBeFocused();
  for (const { name } of Object.values(french.words.StoredData.things))
    await expect(dialog).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await listStored(page)).not.toEqual([]);
  await data.getByRole('button', { name: clear }).click();
  await dialog.getByRole('button', { name: clearYes }).click();
  await expect(data.getByRole('status')).toHaveText(cleared);
  expect(await listStored(page)).toEqual([]);
});
