import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [, german] = languages;
const [first, next] = ['/movie/etude-en-diagonales', '/movie/etude-en-disques'];

test('the films of an evening follow one another, from its page on, and Back and reload keep it', {
  tag: '@phone',
}, async ({ page }) => {
  const { Collection, Player } = german.words;
  const player = playerOf(page, german);
  // Without a press on the page a browser starts no sound.
  await player.goto();
  await page.goto('/de/collection/etudes');
  await page.getByRole('link', { name: Collection.begin }).click();
  await expect(page).toHaveURL(`/de${first}?soiree=etudes`);
  await player.expectToRun();
  await page.keyboard.press('End');
  await expect(player.button(Player.nextFilmCancel)).toBeFocused();
  await page.getByRole('link', { name: Player.nextFilmPlay }).click();
  await expect(page).toHaveURL(`/de${next}?soiree=etudes`);
  await player.expectToRun();
  await page.goBack();
  await expect(page).toHaveURL(`/de${first}?soiree=etudes`);
  await page.reload();
  await expect(page.locator(`main a[href="/de${next}?soiree=etudes"]`)).toBeVisible();
});
