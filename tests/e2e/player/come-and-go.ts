import { expect, type Page } from 'playwright/test';
import { addressIn, type Language } from '../languages';
import type { playerOf } from './player-of';

/** Plays the work of the page, follows a link to another page, and comes back with the Back button. */
export function comeAndGo(page: Page, language: Language, player: ReturnType<typeof playerOf>) {
  const vod = addressIn(language, '/vod');
  return async () => {
    const film = page.url();
    await player.press();
    // next dev compiles the player at its first request.
    await player.expectState('playing', 30_000);
    await page.getByRole('banner').locator(`a[href="${vod}"]:visible`).click();
    await page.waitForFunction(() => !document.querySelector('.bobine-player'));
    await expect(page).toHaveURL(vod);
    await page.goBack();
    await expect(page).toHaveURL(film);
    // If next dev does not answer in time, the app reloads the page.
    await expect(player.gate).toBeVisible({ timeout: 60_000 });
  };
}
