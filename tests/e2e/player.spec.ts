import { expect, test } from 'playwright/test';
import { addressIn, languages } from './languages';

for (const language of languages) {
  const { name, locale, words } = language;

  test(`a study plays in ${name}, with captions in its language`, async ({ page }) => {
    await page.goto(addressIn(language, '/movie/etude-en-diagonales'));
    const video = page.locator('#watch video');
    const canPlay = await video.evaluate((element: HTMLVideoElement) =>
      element.canPlayType('video/mp4; codecs="avc1.4d401f, mp4a.40.2"'),
    );
    test.skip(!canPlay, 'this build of Chromium has no H.264');
    const captions = video.locator('track[kind=captions]');
    expect(
      await captions.evaluateAll((tracks) =>
        tracks.map((track) => track.getAttribute('srclang')).sort(),
      ),
    ).toEqual(['de', 'fr']);
    await expect(captions.and(page.locator('[default]'))).toHaveAttribute('srclang', locale);
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    expect(await time()).toBe(0);
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(time).toBeGreaterThan(0.5);
    const cues = () =>
      video.evaluate(
        (element: HTMLVideoElement) =>
          [...element.textTracks].find(({ mode }) => mode === 'showing')?.cues?.length,
      );
    await expect.poll(cues).toBeGreaterThan(0);
  });

  test(`a page in ${name} fetches nothing of a film before it is played`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(addressIn(language, '/movie/etude-en-diagonales'), { waitUntil: 'load' });
    await expect(page.locator('#watch video')).toBeVisible();
    expect(fetched.filter((url) => url.endsWith('.mp4'))).toEqual([]);
  });

  test(`a film at a provider asks nothing of it in ${name} before a click`, async ({ page }) => {
    const asked: string[] = [];
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => {
        asked.push(new URL(route.request().url()).host);
        return route.abort();
      },
    );
    await page.goto(addressIn(language, '/movie/big-buck-bunny'), { waitUntil: 'load' });
    const screen = page.locator('#watch');
    await expect(screen).toContainText(
      words.Player.embedNotice.replaceAll('{provider}', 'YouTube'),
    );
    const load = screen.getByRole('button', { name: /YouTube/ });
    // Pressed until the page has come to life: before that a press is lost, not sent.
    expect(asked).toEqual([]);
    await expect(async () => {
      if (await load.isVisible()) await load.click();
      await expect(screen.locator('iframe')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect.poll(() => asked[0]).toBe('www.youtube-nocookie.com');
    await expect(screen.locator('iframe')).toHaveAttribute('title', /\S/);
  });
}
