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

test('the keys change sound, speed and captions', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  const { media } = player;
  await page.keyboard.press('m');
  await expect(media).toHaveJSProperty('muted', true);
  await page.keyboard.press('m');
  await expect(media).toHaveJSProperty('muted', false);
  await page.keyboard.press('ArrowDown');
  await expect(media).toHaveJSProperty('volume', 0.95);
  await page.keyboard.press('ArrowUp');
  await expect(media).toHaveJSProperty('volume', 1);
  await page.keyboard.press('>');
  await expect(media).toHaveJSProperty('playbackRate', 1.25);
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await expect(media).toHaveJSProperty('playbackRate', 0.75);
  const captions = player.button(words.captionsOff);
  await page.keyboard.press('c');
  await expect(captions).toBeAttached();
  await page.keyboard.press('c');
  await expect(captions).toHaveCount(0);
});

test('what the keys change is said over the picture, for a moment; what a button changes is not', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.watch();
  const sign = player.root.locator('.player-sign');
  for (const [key, said] of [
    ['m', words.soundOff],
    ['m', words.soundOn],
    ['ArrowDown', /^Volume 95\s%$/],
    ['>', 'Vitesse 1,25×'],
    ['c', words.captionsShown],
    ['c', words.captionsHidden],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sign.and(page.getByRole('status'))).toHaveText(said);
  }
  await expect(sign).toBeEmpty();
  await player.pause();
  const written = await sign.evaluateHandle(countWritten);
  await player.button(words.mute).click();
  await expect(player.media).toHaveJSProperty('muted', true);
  expect(await written.evaluate(({ times }) => times)).toBe(0);
});

test('Control and K open the search while a film plays, and what is typed is no key of the player', async ({
  page,
}) => {
  const player = playerOf(page, french);
  await player.watch();
  for (const focused of [player.root, player.seekBar]) {
    await focused.focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mfk');
    const { field } = searchOf(page);
    await expect(field).toBeFocused();
    await expect(player.media).toHaveJSProperty('muted', false);
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    await player.expectState('playing');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  }
});

test('f fills the screen, and empties it', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('f');
  await expect(player.root).toHaveAttribute('data-fullscreen', 'true');
  await page.keyboard.press('f');
  await expect(player.root).toHaveAttribute('data-fullscreen', 'false');
  await player.expectToRun();
});

test('picture-in-picture takes the film out of the page, and gives it back', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await player.showBar();
  await player.button(words.pip).click();
  await expect(player.root).toHaveAttribute('data-pip', 'true');
  await player.expectToRun();
  await player.showBar();
  await player.button(words.pip).click();
  await expect(player.root).toHaveAttribute('data-pip', 'false');
  await player.expectToRun();
});

test('? lists the keys, Escape gives the focus back to the film', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: words.keys });
  await expect(list.getByText(words.keysFullscreen)).toBeVisible();
  await page.keyboard.press('k');
  await player.expectState('playing');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(
    player.root.locator(':focus').or(player.root.and(page.locator(':focus'))),
  ).toHaveCount(1);
  await page.keyboard.press('k');
  await player.expectState('paused');
});

test('the keys belong to the page while the focus is elsewhere', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  const leaps = await player.media.evaluateHandle(countLeaps);
  // A press on anything else takes the focus with it.
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['k', 'm', 'End', '0', '?', '>']) await page.keyboard.press(key);
  await player.part.locator('summary', { hasText: words.transcript.title }).click();
  await page
    .getByRole('searchbox', { name: words.transcript.search })
    .pressSequentially('k j l m 5');
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
