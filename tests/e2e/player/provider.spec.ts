import { expect, type Page, test } from 'playwright/test';
import { addressIn, languages } from '../languages';

/** YouTube's script, as far as a player needs it to ask for its frame. */
const frameScript = `window.YT = {
  Player: class {
    constructor(id, { host, videoId }) {
      const frame = document.createElement('iframe');
      frame.src = host + '/embed/' + videoId;
      document.getElementById(id.id ?? id).replaceWith(frame);
    }
  },
};
window.onYouTubeIframeAPIReady();`;

/** Stands in for every other host. Returns the hosts that were asked. */
async function standInForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const { host, pathname } = new URL(route.request().url());
      asked.push(host);
      if (pathname !== '/iframe_api') return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: frameScript });
    },
  );
  return asked;
}

for (const language of languages) {
  const words = language.words.Player;
  const named = (text: string) => text.replaceAll('{provider}', 'YouTube');

  test(`a film at a provider asks nothing of it in ${language.name} before a click`, async ({
    page,
  }) => {
    const asked = await standInForOthers(page);
    await page.goto(addressIn(language, '/movie/big-buck-bunny'), { waitUntil: 'load' });
    const screen = page.locator('#watch');
    await expect(screen).toContainText(named(words.embedNotice));
    const load = screen.getByRole('button', { name: named(words.embedLoad) });
    await load.hover();
    await load.focus();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    // Pressed until the page has come to life: before that a press is lost, not sent.
    await expect(async () => {
      if (await load.isVisible()) await load.click({ timeout: 1000 });
      await expect(screen.locator('.bobine-player')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect.poll(() => asked).toContain('www.youtube-nocookie.com');
    expect(
      asked.filter((host) => !/\.(?:youtube|youtube-nocookie|ytimg)\.com$/.test(host)),
    ).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}
