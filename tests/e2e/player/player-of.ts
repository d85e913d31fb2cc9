import { expect, type Page, test } from 'playwright/test';
import { addressIn, type Language } from '../languages';

/** Works whose media files lie on the site itself. */
export const studies = ['etude-en-diagonales', 'etude-en-disques', 'etude-en-rectangles'];

/** Page object of a film's page and its player. */
export function playerOf(page: Page, language: Language, slug = 'etude-en-diagonales') {
  const { words } = language;
  const part = page.locator('#watch, #listen');
  const root = part.locator('.bobine-player');
  const media = root.locator('.plyr video, .plyr audio');
  const time = () => media.evaluate((element: HTMLMediaElement) => element.currentTime);
  /** Seconds played; also available after the film has ended. */
  const played = () =>
    media.evaluate(({ played: ranges }: HTMLMediaElement) =>
      Array.from({ length: ranges.length }, (_, index) => ({
        from: ranges.start(index),
        to: ranges.end(index),
      })),
    );
  const gate = part.locator('button[aria-busy]');

  async function goto(query = '') {
    await page.addInitScript(() =>
      addEventListener(
        'playing',
        ({ target }) => {
          if (target instanceof HTMLMediaElement) target.dataset.began ??= `${target.currentTime}`;
        },
        { capture: true },
      ),
    );
    await page.goto(addressIn(language, `/movie/${slug}`) + query, { waitUntil: 'load' });
    const plays = await page.evaluate(() =>
      document.createElement('video').canPlayType('video/mp4; codecs="avc1.4d401f, mp4a.40.2"'),
    );
    test.skip(!plays, 'this build of Chromium has no H.264');
  }

  /** A press before hydration is stored and replayed. */
  async function press() {
    await gate.click();
    await expect(root).toBeVisible();
  }

  const expectState = (state: string | RegExp) =>
    expect(root).toHaveAttribute('data-player-state', state);

  /** Moves the pointer over the picture, so that the control bar appears, and onto the bar, so that it stays. */
  async function showBar() {
    await root.hover();
    const box = await root.boundingBox();
    if (!box) throw new Error('the player is not on the page');
    const [across, bottom] = [box.x + box.width / 2, box.y + box.height];
    for (const above of [100, 60, 10]) await page.mouse.move(across, bottom - above);
    await expect(root.locator('.plyr__controls')).toHaveCSS('opacity', '1');
  }

  /** Pauses with the key: the bar stays visible and the time does not move. */
  async function pause() {
    await page.keyboard.press('k');
    await expectState('paused');
  }

  /** Expects playback to continue from the current position. */
  async function expectToRun() {
    await expectState('playing');
    const from = await time();
    await expect.poll(time).toBeGreaterThan(from);
  }

  /** Plays from the beginning. Paused first, since a running film leaves 0 before it is checked. */
  async function startOver() {
    await pause();
    await page.keyboard.press('Home');
    await expect.poll(time).toBe(0);
    await page.keyboard.press('k');
    await expectToRun();
  }

  async function open(query = '') {
    await goto(query);
    await press();
  }

  /** Opens the page, presses play, and waits for playback. */
  async function watch(query = '') {
    await open(query);
    await expectToRun();
  }

  /**
   * The second at which playback was first seen. Not `played`: if playback is requested before the file is known,
   * Chromium counts skipped time from 0.
   */
  const began = async () => Number(await media.getAttribute('data-began'));

  return {
    ...{
      part,
      root,
      media,
      gate,
      time,
      played,
      began,
      goto,
      press,
      open,
      watch,
      showBar,
      pause,
      expectState,
      expectToRun,
      startOver,
    },
    ad: root.getByRole('region', { name: words.Player.adLabel }),
    seekBar: root.getByRole('slider', { name: words.Player.seek }),
    button: (name: string) => root.getByRole('button', { name, exact: true }),
  };
}
