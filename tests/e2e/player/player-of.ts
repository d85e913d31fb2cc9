import { expect, type Page, test } from 'playwright/test';
import { addressIn, type Language } from '../languages';

/** The works of the house that lie on the site itself. */
export const studies = ['etude-en-diagonales', 'etude-en-disques', 'etude-en-rectangles'];

/** What a visitor does with a film's page and its player. */
export function playerOf(page: Page, language: Language, slug = 'etude-en-diagonales') {
  const { words } = language;
  const part = page.locator('#watch, #listen');
  const root = part.locator('.bobine-player');
  const media = root.locator('.plyr video, .plyr audio');
  const time = () => media.evaluate((element: HTMLMediaElement) => element.currentTime);
  /** What has run of it, in seconds: that still stands where the film has ended since. */
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

  /** Before the page has come to life a press is kept. */
  async function press() {
    await gate.click();
    await expect(root).toBeVisible();
  }

  const expectState = (state: string | RegExp, timeout?: number) =>
    expect(root).toHaveAttribute('data-player-state', state, { timeout });

  /** Moves the pointer over the picture, so that the bar slides in, and onto the bar, so that it stays. */
  async function showBar() {
    await root.hover();
    const box = await root.boundingBox();
    if (!box) throw new Error('the player is not on the page');
    const [across, bottom] = [box.x + box.width / 2, box.y + box.height];
    for (const above of [100, 60, 10]) await page.mouse.move(across, bottom - above);
    await expect(root.locator('.plyr__controls')).toHaveCSS('opacity', '1');
  }

  /** Stops it with the key: its bar stays then, and the time stands. */
  async function pause() {
    await page.keyboard.press('k');
    await expectState('paused');
  }

  /** Plays on from where it is. */
  async function expectToRun() {
    await expectState('playing');
    const from = await time();
    await expect.poll(time).toBeGreaterThan(from);
  }

  /** Plays it once more from its beginning: stopped first, since one that runs has left 0 before it is asked. */
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

  /** Opens the page, presses, and waits for moving pictures. */
  async function watch(query = '') {
    await open(query);
    await expectToRun();
  }

  /**
   * The second at which the film was first seen to run. Not `played`: where a film is told to play before
   * its file is known, Chromium counts from 0 what it leaps over.
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
