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

/** A site whose advertisements come by Google's SDK. Returns which other hosts were asked. */
async function advertiseByIma(page: Page) {
  const asked: string[] = [];
  await rewritePage(
    page,
    [
      ['\\"backend\\":\\"vast\\"', `\\"backend\\":\\"ima\\",\\"sdk\\":\\"${sdk}\\"`],
      ['/media/house-ad/vast.{language}.xml', 'https://ads.example/tag'],
    ],
    { guests: 'ads sdk=https://sdk.example' },
  );
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return asked;
}

function open(page: Page) {
  const player = playerOf(page, french, 'etude-en-rectangles');
  const consent = player.root.getByRole('dialog', { name: words.adConsentTitle });
  const answer = (name: string) => consent.getByRole('button', { name, exact: true }).click();
  return { ...player, consent, answer };
}

/** Has the SDK say something. */
const say = (page: Page, type: string) =>
  page.evaluate((said) => {
    const { imaDouble } = window as unknown as { imaDouble: Double };
    const ad = { isLinear: () => true };
    imaDouble.say(said, { ...imaDouble.loaded, getAd: () => ad });
  }, type);

/** The calls the SDK has had, without what they were given. */
const calls = (page: Page) =>
  page.evaluate(() => {
    const { imaDouble } = window as unknown as { imaDouble?: Double };
    return imaDouble?.calls.map((call) => call.split(' ')[0]);
  });

const begun = ['container', 'container.initialize', 'loader', 'setAdWillPlayMuted'];
const request = [...begun, 'loader.requestAds'];
const shown = [...request, 'manager.setVolume', 'manager.init', 'manager.start'];
const dropped = ['manager.destroy', 'loader.destroy', 'container.destroy'];

test('Google’s SDK is asked after a yes, called in its order, and never twice', async ({
  page,
}) => {
  const asked = await advertiseByIma(page);
  const player = open(page);
  await player.goto();
  await player.press();
  await expect(player.consent).toContainText('sdk.example');
  expect(asked, 'nothing before the answer').toEqual([]);
  await player.answer(words.adConsentAccept);
  await expect.poll(() => asked).toEqual([sdk]);
  await expect.poll(() => calls(page)).toEqual(request);
  await say(page, 'adsManagerLoaded');
  await expect.poll(() => calls(page)).toEqual(shown);
  await say(page, 'contentPauseRequested');
  await say(page, 'start');
  await expect(player.root).toHaveAttribute('data-ads-state', 'playing');
  await expect(player.media).toHaveJSProperty('played.length', 0);
  await say(page, 'contentResumeRequested');
  await player.expectToRun();
  // The film again from its beginning asks for nothing again.
  await player.startOver();
  expect(await calls(page)).toEqual(shown);

  await page.keyboard.press('End');
  await expect.poll(() => calls(page)).toEqual([...shown, 'loader.contentComplete']);
  await say(page, 'allAdsCompleted');
  const again = [...shown, 'loader.contentComplete', ...dropped, ...request];
  await expect.poll(() => calls(page)).toEqual(again);
  await say(page, 'allAdsCompleted');
  expect(await calls(page), 'one reload for one end').toEqual(again);
  expect(asked).toEqual([sdk]);

  // A player that is left takes all of it down.
  await page.getByRole('banner').locator('a[href="/vod"]:visible').click();
  await expect.poll(() => calls(page)).toEqual([...again, 'loader.destroy', 'container.destroy']);
  expect(
    await page.evaluate(() => (window as unknown as { imaDouble: Double }).imaDouble.listening()),
  ).toBe(0);
});

test('a no keeps Google’s SDK away, and the film starts', async ({ page }) => {
  const asked = await advertiseByIma(page);
  const player = open(page);
  await player.goto();
  await player.press();
  await player.answer(words.adConsentRefuse);
  await player.expectToRun();
  expect(asked).toEqual([]);
});
