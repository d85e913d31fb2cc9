import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { searchOf } from '../search/search-of';
import { playerOf } from './player-of';

const [french] = languages;
const words = french.words.Player;

test('f toggles full screen, and the button picture-in-picture', async ({ page }) => {
  const player = playerOf(page, french);
  await player.watch();
  for (const full of ['true', 'false']) {
    await page.keyboard.press('f');
    await expect(player.root).toHaveAttribute('data-fullscreen', full);
  }
  for (const pip of ['true', 'false']) {
    await player.showBar();
    await player.button(words.pip).click();
    await expect(player.root).toHaveAttribute('data-pip', pip);
    await player.expectToRun();
  }
});

test('? lists the shortcuts; keys elsewhere on the page and in the search do not reach the player', async ({
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

  const seeks = await player.media.evaluateHandle(countSeeks);
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
  // A click elsewhere moves the focus out of the player.
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['k', 'm', 'End', '0', '?', '>']) await page.keyboard.press(key);
  await player.part.locator('summary', { hasText: words.transcript.title }).click();
  const transcript = page.getByRole('searchbox', { name: words.transcript.search });
  await transcript.pressSequentially('k j l m 5');
  await player.expectToRun();
  await expect(player.media).toHaveJSProperty('muted', false);
  await expect(player.media).toHaveJSProperty('playbackRate', 1);
  expect(await seeks.evaluate(({ times }) => times)).toBe(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

function countSeeks(film: Element) {
  const seeks = { times: 0 };
  film.addEventListener('seeking', () => {
    seeks.times += 1;
  });
  return seeks;
}
