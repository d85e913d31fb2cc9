import { expect, type Page, test } from 'playwright/test';
import { isStoredUnder, storedItems } from '@/lib/primitives/storage/stored-items';
import { visit } from './app/visit';
import { expectAccessible } from './expect-accessible';
import { languages } from './languages';
import { playerOf } from './player/player-of';

const [french, german] = languages;

/** Pages with scripts of their own: of players, cards, carts, lists and choices. */
const used = [
  ...['/', '/catalogue', '/movie/etude-en-diagonales', '/movie/big-buck-bunny'],
  ...['/vod', '/shop/blu-ray-nosferatu', '/panier', '/a-voir', '/vie-privee'],
];

/** Every name under which the browser keeps something of this site. */
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

/** Those of them that no list speaks of. */
async function listUnknown(page: Page) {
  const kept = await listStored(page);
  return kept.filter(
    ([where, key]) =>
      !storedItems.some((thing) => thing.where === where && isStoredUnder(key, thing.key)),
  );
}

/** A visit in which everything is kept that can be. */
async function keepAll(page: Page) {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('5');
  await player.pause();
  await visit(page, '/catalogue');
  await page.getByRole('main').locator('button[data-live=list]').first().click({ force: true });
  await page.evaluate(() => {
    // What takes a failure, a provider or another house's advertisement to be kept.
    localStorage.setItem('bobine-choices', '{"youtube":"given","ads":"refused"}');
    localStorage.setItem('bobine-filters-fr', '{"params":"genre=drama","label":"Drame"}');
    sessionStorage.setItem('bobine-reload', '{"/vod":1}');
  });
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', german.tag);
}

test('no page keeps anything before a visitor does something', async ({ page }) => {
  for (const path of used) {
    await visit(page, path);
    expect(await listStored(page), path).toEqual([]);
  }
});

test('nothing is kept that is not in the list, and “everything is deleted” is true', async ({
  page,
}) => {
  await keepAll(page);
  expect(await listUnknown(page)).toEqual([]);
  const names = new Set((await listStored(page)).map(([where, key]) => `${where} ${key}`));
  expect(names.size).toBeGreaterThanOrEqual(7);

  await visit(page, '/a-voir');
  const { clear, clearNo, clearYes, cleared } = french.words.Lists.page;
  const data = page.locator('#data');
  await data.getByRole('button', { name: clear }).click();
  const dialog = page.getByRole('dialog');
  // The question opens on the harmless answer.
  await expect(dialog.getByRole('button', { name: clearNo })).toBeFocused();
  for (const { name } of Object.values(french.words.Kept.things))
    await expect(dialog).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await listStored(page)).not.toEqual([]);
  await data.getByRole('button', { name: clear }).click();
  await dialog.getByRole('button', { name: clearYes }).click();
  await expect(data.getByRole('status')).toHaveText(cleared);
  expect(await listStored(page)).toEqual([]);
});

test('the page of privacy says what is kept, and has each thing forgotten', {
  tag: '@phone',
}, async ({ page }) => {
  const { things, forget, forgetThing, forgotten, none } = german.words.Kept;
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('bobine-choices', '{"youtube":"given"}'));
  await visit(page, '/de/vie-privee');
  const rows = page.locator('#kept').getByRole('listitem');
  await expect(rows).toHaveCount(storedItems.length);
  await expect(page.getByText(none)).toHaveCount(storedItems.length - 1);
  await expectAccessible(page);
  const label = forgetThing.replace('{thing}', things.choices.name);
  const button = page.getByRole('button', { name: label });
  await expect(button).toHaveText(forget);
  await button.click();
  await expect(page.getByText(forgotten, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
