import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { rewritePage } from './rewrite-page';

const [french] = languages;

test('autoplay that is refused with sound starts without, and one press gives it back', async ({
  page,
  context,
}) => {
  await playerOf(page, french).goto();
  const untouched = await context.newPage();
  await rewritePage(untouched, [['\\"autoplay\\":false', '\\"autoplay\\":true']]);
  const player = playerOf(untouched, french);
  // Playwright's questions count as a visitor's gesture: none is put before the film itself has said that it runs.
  await untouched.addInitScript(() =>
    addEventListener('playing', () => void fetch('/robots.txt?runs'), { capture: true }),
  );
  const begun = untouched.waitForRequest('**/robots.txt?runs');
  await untouched.goto(new URL(page.url()).pathname, { waitUntil: 'load' });
  await begun;
  await player.expectToRun();
  await expect(player.media).toHaveJSProperty('muted', true);
  const unmute = player.button(french.words.Player.startedMuted);
  await unmute.click();
  await expect(player.media).toHaveJSProperty('muted', false);
  await expect(unmute).toHaveCount(0);
  await player.expectToRun();
});
