import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { hold } from '../hold';
import { addressIn, languages } from '../languages';
import { playerOf } from './player-of';

/** Words that stand in the player's own files, however they are bundled, and in no other. */
const marks = {
  Plyr: /plyr__control/,
  'hls.js': /hlsManifestParsed/,
  VAST: /VASTAdTagURI/,
  styles: /\.plyr--video/,
};

/** Everything a page asks for, and which of the player's parts were in the answers. */
function listenForParts(page: Page) {
  const asked: URL[] = [];
  const answers: Promise<string>[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname))
      answers.push(response.text().catch(() => ''));
  });
  return {
    files: () => asked.map(({ pathname }) => pathname),
    hosts: () => [...new Set(asked.map(({ hostname }) => hostname))],
    parts: async () => {
      const texts = await Promise.all(answers);
      return Object.entries(marks).flatMap(([part, mark]) =>
        texts.some((text) => mark.test(text)) ? [part] : [],
      );
    },
  };
}

const ofPlayer = /^\/player\/|^\/ads\/|\.(?:mp4|m4a|m3u8|vtt)$|sprite/;

const unreached = { fr: 'etude-en-rectangles', de: 'canon-pour-projecteur' };

for (const language of languages) {
  const { name } = language;

  const slug = unreached[language.locale];

  test(`a visitor in ${name} who does not reach for ${slug} downloads nothing of the player`, async ({
    page,
  }) => {
    const heard = listenForParts(page);
    // The rules of the build are the last thing that a page asks for on its own.
    const whole = page.waitForResponse(/\/builds\/meta\//);
    await page.goto(addressIn(language, `/movie/${slug}`));
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await whole;
    expect(heard.files().filter((file) => ofPlayer.test(file))).toEqual([]);
    expect(await heard.parts()).toEqual([]);
    expect(heard.hosts()).toEqual(['localhost']);
  });

  test(`what is reached for in ${name} is warmed up, played, and comes from here`, async ({
    page,
  }) => {
    const heard = listenForParts(page);
    const player = playerOf(page, language, 'etude-en-rectangles');
    await player.goto();
    await comeToLife(page);
    await player.gate.hover();
    await expect.poll(heard.parts).toEqual(['Plyr', 'styles']);
    expect(heard.files().filter((file) => ofPlayer.test(file))).toEqual([]);
    await player.press();
    await expect.poll(heard.parts).toEqual(['Plyr', 'VAST', 'styles']);
    await expect(player.ad.locator('video')).toBeVisible();
    expect(heard.files()).toContain('/player/icons.svg');
    expect(heard.hosts()).toEqual(['localhost']);
  });
}

test('a press that is repeated while the player is on its way downloads the film once', async ({
  page,
}) => {
  const player = playerOf(page, languages[0]);
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/film.mp4')) films.push(request.headers().range ?? 'whole');
  });
  await player.goto();
  await comeToLife(page);
  const arrive = await hold(page, '/_next/static/**');
  await player.gate.click();
  // The film lies over its button from the press on; whether it runs already is the line's affair.
  await expect(page.locator('#watch video')).toBeVisible();
  await page.locator('#watch video').dblclick();
  arrive();
  await player.expectToRun();
  expect(films.filter((range) => range === 'whole' || range === 'bytes=0-')).toHaveLength(1);
});

for (const path of ['/movie/etude-en-disques', '/'])
  test(`a press at ${path} that comes before the scripts is not lost`, async ({ page }) => {
    const arrive = await hold(page, '/_next/static/chunks/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const gate = page.locator('[data-keeps-press]').first();
    await gate.click();
    await expect(gate).toHaveAttribute('aria-busy', 'true');
    await expect(page.locator('video')).toHaveCount(0);
    arrive();
    await expect
      .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
      .toBeGreaterThan(0);
  });

test('where the scripts cannot be had the film’s button does not wait for them', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.route('/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/movie/etude-en-disques');
  // The guard of the chunks loads the page again, once.
  await expect.poll(() => failed.filter((url) => url === failed[0]).length).toBe(2);
  const gate = page.locator('[data-keeps-press]').first();
  await gate.click();
  await expect(gate).not.toHaveAttribute('aria-busy', 'true');
});
