import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from '../player/player-of';
import { comeToLife } from './visit';

const [, german] = languages;
const file = '**/_i18n/*/*/messages.json';

test('the player’s messages are loaded when a visitor points at it', async ({ page }) => {
  const asked: string[] = [];
  await page.route(file, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const Player = { ...german.words.Player, settings: 'Altered settings', speed: 'Altered speed' };
    return route.fulfill({ json: { Player } });
  });
  const player = playerOf(page, german);
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
  expect(asked).toEqual([expect.stringMatching(/\/_i18n\/[^/]+\/de\/messages\.json$/)]);
});
