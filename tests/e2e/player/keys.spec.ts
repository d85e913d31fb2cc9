import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { searchOf } from '../search/search-of';
import { playerOf } from './player-of';

const [french] = languages;
const words = french.words.Player;
/** A key, and the second of the film (48 s long) it leads to from where the one before it has led. */
const jumps = [
  ...[['5', 24] as const, ['l', 34] as const, ['j', 24] as const, ['ArrowRight', 29] as const],
  ...[['ArrowLeft', 24] as const, ['9', 43.2] as const, ['Home', 0] as const, ['End', 48] as const],
];

test('the keys start and stop the film, and lead through it', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('k');
  await player.expectState('paused');
  await page.keyboard.press('Space');
  await player.expectState('playing');
  await page.keyboard.press('k');
  await player.expectState('paused');
  for (const [key, seconds] of jumps) {
    await page.keyboard.press(key);
    await expect.poll(async () => Math.abs((await player.time()) - seconds), key).toBeLessThan(0.5);
  }
});

test('the keys change sound, speed and captions, which is said over the picture; what a button changes is not', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.watch();
  const sign = player.root.locator('.player-sign');
  const captions = player.button(words.captionsOff);
  const has = (name: string, value: unknown) => expect(player.media).toHaveJSProperty(name, value);
  for (const [key, said, done] of [
    ['m', words.soundOff, () => has('muted', true)],
    ['m', words.soundOn, () => has('muted', false)],
    ['ArrowDown', /^Volume 95\s%$/, () => has('volume', 0.95)],
    ['ArrowUp', /^Volume 100\s%$/, () => has('volume', 1)],
    ['>', 'Vitesse 1,25×', () => has('playbackRate', 1.25)],
    ['<', 'Vitesse 1×', () => has('playbackRate', 1)],
    ['c', words.captionsShown, () => expect(captions).toBeAttached()],
    ['c', words.captionsHidden, () => expect(captions).toHaveCount(0)],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sign.and(page.getByRole('status'))).toHaveText(said);
    await done();
  }
  await expect(sign).toBeEmpty();
  await player.pause();
  const written = await sign.evaluateHandle(countWritten);
  await player.button(words.mute).click();
  await has('muted', true);
  expect(await written.evaluate(({ times }) => times)).toBe(0);
});

test('f fills the screen and empties it; picture-in-picture takes the film out of the page and gives it back', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.watch();
  for (const isFull of ['true', 'false']) {
    await page.keyboard.press('f');
    await expect(player.root).toHaveAttribute('data-fullscreen', isFull);
  }
  for (const isOut of ['true', 'false']) {
    await player.showBar();
    await player.button(words.pip).click();
    await expect(player.root).toHaveAttribute('data-pip', isOut);
    await player.expectToRun();
  }
});

test('? lists the keys; they belong to the page while the focus is elsewhere, and to the search that Control and K open', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: words.keys });
  await expect(list.getByText(words.keysFullscreen)).toBeVisible();
  await page.keyboard.press('k');
  await player.expectState('playing');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  const focused = page.locator(':focus');
  await expect(player.root.locator(':focus').or(player.root.and(focused))).toHaveCount(1);

  const leaps = await player.media.evaluateHandle(countLeaps);
  const { field } = searchOf(page);
  for (const from of [player.root, player.seekBar]) {
    await from.focus();
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type('mfk');
    await expect(field).toHaveValue('mfk');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  // A press on anything else takes the focus with it.
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['k', 'm', 'End', '0', '?', '>']) await page.keyboard.press(key);
  await player.part.locator('summary', { hasText: words.transcript.title }).click();
  const transcript = page.getByRole('searchbox', { name: words.transcript.search });
  await transcript.pressSequentially('k j l m 5');
  await player.expectToRun();
  await expect(player.media).toHaveJSProperty('muted', false);
  await expect(player.media).toHaveJSProperty('playbackRate', 1);
  expect(await leaps.evaluate(({ times }) => times)).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

function countLeaps(film: Element) {
  const leaps = { times: 0 };
  film.addEventListener('seeking', () => {
    leaps.times += 1;
  });
  return leaps;
}

function countWritten(sign: Element) {
  const written = { times: 0 };
  new MutationObserver(() => {
    written.times += 1;
  }).observe(sign, { childList: true, subtree: true });
  return written;
}
