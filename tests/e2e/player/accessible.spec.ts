import { expect, test } from 'playwright/test';
import { expectAccessible } from '../expect-accessible';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { playerOf } from './player-of';

const [, german] = languages;

// Ads are checked in ads.spec.ts, the error message in failure.spec.ts.
test('axe finds nothing in the running player, its transcript, menu, panels and shortcut list, and at its end', {
  tag: '@phone',
}, async ({ page }) => {
  const { words } = german;
  const player = playerOf(page, german);
  await player.watch();
  await player.part.locator('summary', { hasText: words.Player.transcript.title }).click();
  await expect(player.part.getByRole('searchbox')).toBeVisible();
  // The bar stays visible while it has focus.
  await tabTo(page, player.seekBar, { back: true });
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await player.pause();
  await player.button(words.Player.settings).click();
  await expect(player.root.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  const { captionLook, keysClose, otherFilms } = words.Player;
  await player.root.getByRole('menuitem', { name: captionLook.title }).click();
  await expect(player.root.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await player.button(keysClose).click();
  await page.keyboard.press('End');
  await expect(player.root.getByRole('region', { name: otherFilms })).toBeAttached();
  await expectAccessible(page);
});
