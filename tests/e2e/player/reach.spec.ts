import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from '../app/visit';
import { hold } from '../hold';
import { languages } from '../languages';
import { playerOf } from './player-of';

const [french] = languages;

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

test('a visitor who does not reach for the film downloads nothing of the player', {
  tag: '@phone',
}, async ({ page }) => {
  const heard = listenForParts(page);
  // The rules of the build are the last thing that a page asks for on its own.
  const whole = page.waitForResponse(/\/builds\/meta\//);
  await page.goto('/de/movie/etude-en-rectangles');
  await page.locator('#watch').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await whole;
  expect(heard.files().filter((file) => ofPlayer.test(file))).toEqual([]);
  expect(await heard.parts()).toEqual([]);
  expect(heard.hosts()).toEqual(['localhost']);
});

test('what is reached for is warmed up, played, and comes from here', async ({ page }) => {
  const heard = listenForParts(page);
  const player = playerOf(page, french, 'etude-en-rectangles');
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

test('what is pressed before the scripts come is not lost: the film runs, the transcript is filled', async ({
  page,
}) => {
  const { part, gate } = playerOf(page, french);
  const arrive = await hold(page, '/_next/static/chunks/*.js');
  await page.goto('/movie/etude-en-diagonales', { waitUntil: 'commit' });
  const transcript = part.locator('details', {
    hasText: french.words.Player.transcript.title,
  });
  await transcript.locator('summary').click();
  await expect(transcript).toHaveAttribute('open');
  await gate.click();
  await expect(gate).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('video')).toHaveCount(0);
  arrive();
  await expect(transcript.getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
    .toBeGreaterThan(0);
});
