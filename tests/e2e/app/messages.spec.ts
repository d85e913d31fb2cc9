import { expect, type Page, test } from 'playwright/test';
import { serveBuild } from '@/tools/build/serve-build';
import { addressIn, languages } from '../languages';
import { playerOf } from '../player/player-of';
import { comeToLife, visit } from './visit';

const file = '**/_i18n/*/*/messages.json';

/** The address of the words that a page asks for once its lightbox is opened. */
async function openLightbox(page: Page, address: string) {
  const asked = page.waitForRequest(file);
  await visit(page, address);
  await page.locator('#stills').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const request = await asked;
  return new URL(request.url()).pathname;
}

for (const language of languages) {
  const { name, locale, words } = language;

  test(`the player in ${name} speaks the words of the file`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(file, (route) => {
      asked.push(route.request().url());
      const Player = { ...words.Player, settings: 'Altered settings', speed: 'Altered speed' };
      return route.fulfill({ json: { Player } });
    });
    const player = playerOf(page, language);
    await player.goto();
    await comeToLife(page);
    expect(asked).toEqual([]);
    const loaded = page.waitForResponse(file);
    await player.gate.hover();
    await loaded;
    await player.press();
    await player.expectState('playing');
    await player.showBar();
    await player.button('Altered settings').click();
    await expect(player.root.getByRole('menuitem', { name: /^Altered speed/ })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(RegExp(`/_i18n/[^/]+/${locale}/messages\\.json$`));
  });

  test(`the lightbox in ${name} speaks the words of the file`, async ({ page }) => {
    await page.route(file, (route) =>
      route.fulfill({ json: { Gallery: { ...words.Gallery, close: 'Altered close' } } }),
    );
    await openLightbox(page, addressIn(language, '/movie/etude-en-disques'));
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByRole('button', { name: 'Altered close' })).toBeVisible();
    await expect(lightbox.getByRole('button', { name: words.Gallery.next })).toBeVisible();
  });

  test(`the search in ${name} speaks the words of the file`, async ({ page }) => {
    await page.route(file, (route) =>
      route.fulfill({ json: { Search: { ...words.Search, label: 'Altered search' } } }),
    );
    await visit(page, addressIn(language, '/vod'));
    const asked = page.waitForRequest(file);
    await page.getByRole('banner').getByRole('link', { name: words.Search.open }).click();
    expect((await asked).url()).toMatch(RegExp(`/_i18n/[^/]+/${locale}/messages\\.json$`));
    await expect(page.getByRole('combobox', { name: 'Altered search' })).toBeVisible();
  });
}

for (const [how, answer] of [
  ['answers 500', { status: 500 }],
  ['is no JSON', { body: '<h1>oops' }],
  ['is lost on the way', undefined],
] as const)
  test(`words that come from a file that ${how} are the page’s own, with a warning`, async ({
    page,
  }) => {
    const [{ words }] = languages;
    await page.route(file, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const warning = page.waitForEvent(
      'console',
      (message) => message.type() === 'warning' && message.text().includes('No messages for fr'),
    );
    await openLightbox(page, '/movie/etude-en-disques');
    await warning;
    const lightbox = page.getByRole('dialog');
    await lightbox.getByRole('button', { name: words.Gallery.close }).click();
    await expect(lightbox).toHaveCount(0);
  });

test('a browser keeps the words of its build for 24 hours, and those of another not', async ({
  page,
  request,
}) => {
  const path = await openLightbox(page, '/de/movie/etude-en-disques');
  const words = await request.get(path);
  expect(words.headers()['cache-control']).toBe('public, max-age=86400');
  expect(await words.json()).toMatchObject({ Gallery: languages[1].words.Gallery });
  const older = await request.get('/_i18n/another-build/de/messages.json');
  expect(older.status()).toBe(200);
  expect(older.headers()['cache-control']).toBe('no-cache');
  expect(await older.text()).toBe(await words.text());
  const unknown = await request.get(path.replace('/de/', '/it/'));
  expect(unknown.status()).toBe(404);
  expect(unknown.headers()['content-type']).toBe('application/json');
  expect(unknown.headers()['cache-control']).toBe('private, no-store');
  expect(await unknown.json()).toEqual({ error: 'Unknown locale' });
});

test('a browser asks anew for the words of a language that is not cacheable', async ({
  page,
  request,
}) => {
  test.slow();
  const site = await serveBuild({ env: { UNCACHED_LOCALES: 'de' } });
  try {
    const german = await openLightbox(page, `${site.address}/de/movie/etude-en-disques`);
    const ruleOf = async (path: string) =>
      (await request.get(site.address + path)).headers()['cache-control'];
    expect(await ruleOf(german)).toBe('no-cache');
    expect(await ruleOf(german.replace('/de/', '/fr/'))).toBe('public, max-age=86400');
  } finally {
    await site.stop();
  }
});
