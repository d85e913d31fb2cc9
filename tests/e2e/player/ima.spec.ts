import { readFileSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import type { createImaDouble } from '../../doubles/ima-double.mjs';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { rewritePage } from './rewrite-page';

type Double = ReturnType<typeof createImaDouble>;

const [french] = languages;
const words = french.words.Player;
const sdk = 'https://sdk.example/ima3.js';
const double = readFileSync('tests/doubles/ima-double.mjs', 'utf8').replace('export ', '');
const script = `${double}
window.imaDouble = createImaDouble();
window.google = { ima: window.imaDouble.ima };`;

/** Configures the site's ads for Google's SDK. Returns the third-party requests. */
async function advertiseByIma(page: Page) {
  const requests: string[] = [];
  await rewritePage(
    page,
    [
      ['\\"backend\\":\\"vast\\"', `\\"backend\\":\\"ima\\",\\"sdk\\":\\"${sdk}\\"`],
      ['/media/house-ad/vast.{language}.xml', 'https://ads.example/tag'],
    ],
    { thirdParties: 'ads sdk=https://sdk.example' },
  );
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return requests;
}

function open(page: Page) {
  const player = playerOf(page, french, 'etude-en-rectangles');
  const consent = player.root.getByRole('dialog', { name: words.adConsentTitle });
  const answer = (name: string) => consent.getByRole('button', { name, exact: true }).click();
  return { ...player, consent, answer };
}

/** Fires an event of the SDK. */
const emit = (page: Page, type: string) =>
  page.evaluate((name) => {
    const { imaDouble } = window as unknown as { imaDouble: Double };
    const ad = { isLinear: () => true };
    imaDouble.emit(name, { ...imaDouble.loaded, getAd: () => ad });
  }, type);

/** The SDK's calls without their arguments. */
const calls = (page: Page) =>
  page.evaluate(() => {
    const { imaDouble } = window as unknown as { imaDouble?: Double };
    return imaDouble?.calls.map((call) => call.split(' ')[0]);
  });

const initialised = ['container', 'container.initialize', 'loader', 'setAdWillPlayMuted'];
const request = [...initialised, 'loader.requestAds'];
const shown = [...request, 'manager.setVolume', 'manager.init', 'manager.start'];

test('Google’s SDK is loaded after consent and called in order', async ({ page }) => {
  const requests = await advertiseByIma(page);
  const player = open(page);
  await player.goto();
  await player.press();
  await expect(player.consent).toContainText('sdk.example');
  expect(requests).toEqual([]);
  await player.answer(words.adConsentAccept);
  await expect.poll(() => requests).toEqual([sdk]);
  await expect.poll(() => calls(page)).toEqual(request);
  await emit(page, 'adsManagerLoaded');
  await expect.poll(() => calls(page)).toEqual(shown);
  await emit(page, 'contentPauseRequested');
  await emit(page, 'start');
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  await expect(player.media).toHaveJSProperty('played.length', 0);
  await emit(page, 'contentResumeRequested');
  await player.expectToRun();
});

test('a refusal loads no SDK, and the film starts', async ({ page }) => {
  const requests = await advertiseByIma(page);
  const player = open(page);
  await player.goto();
  await player.press();
  await player.answer(words.adConsentRefuse);
  await player.expectToRun();
  expect(requests).toEqual([]);
});
