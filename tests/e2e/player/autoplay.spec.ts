import { expect, test } from 'playwright/test';
import { languages } from '../languages';
import { playerOf } from './player-of';
import { rewritePage } from './rewrite-page';

const [french] = languages;

test('autoplay with sound that is blocked starts muted, and one press unmutes it', async ({
  page,
  context,
}) => {
  await playerOf(page, french).goto();
  const untouched = await context.newPage();
  await rewritePage(untouched, [['\\"autoplay\\":false', '\\"autoplay\\":true']]);
  const player = playerOf(untouched, french);
  // Playwright's evaluations count as a user gesture: none before the page itself reports playback.
  await untouched.addInitScript(() =>
    addEventListener('playing', () => void fetch('/robots.txt?runs'), { capture: true }),
  );
  const started = untouched.waitForRequest('**/robots.txt?runs');
  await untouched.goto(new URL(page.url()).pathname, { waitUntil: 'load' });
  await started;
  await player.expectToRun();
  await expect(player.media).toHaveJSProperty('muted', true);
  const unmute = player.button(french.words.Player.startedMuted);
  await unmute.click();
  await expect(player.media).toHaveJSProperty('muted', false);
  await expect(unmute).toHaveCount(0);
  await player.expectToRun();
});
