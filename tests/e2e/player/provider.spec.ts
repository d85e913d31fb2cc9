import { expect, type Page, test } from 'playwright/test';
import { comeToLife, visit } from '../app/visit';
import { languages } from '../languages';
import { tabTo } from '../tab-to';
import { playerOf } from './player-of';
import { rewritePage } from './rewrite-page';

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

const [french, german] = languages;
const named = (text: string) => text.replaceAll('{provider}', 'YouTube');

test('nothing is asked of a provider before a press', async ({ page }) => {
  const words = french.words.Player;
  const asked = await standInForOthers(page);
  await visit(page, '/movie/big-buck-bunny');
  const screen = page.locator('#watch');
  await expect(screen).toContainText(named(words.embedNotice));
  const load = screen.getByRole('button', { name: named(words.embedLoad) });
  await load.hover();
  await tabTo(page, load);
  expect(asked).toEqual([]);
  await load.click();
  await expect(screen.locator('.bobine-player')).toBeVisible();
  await expect.poll(() => asked).toContain('www.youtube-nocookie.com');
  expect(asked.filter((host) => !/\.(?:youtube|youtube-nocookie|ytimg)\.com$/.test(host))).toEqual(
    [],
  );
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the wish not to be asked again is kept only if ticked, and taking it back ends the film at once', {
  tag: '@phone',
}, async ({ page }) => {
  await standInForOthers(page);
  const { Player: words, Choices: choices } = german.words;
  const player = playerOf(page, german, 'big-buck-bunny');
  const wish = player.part.getByRole('checkbox', { name: named(words.embedRemember) });
  const notice = player.part.getByText(named(words.embedNotice));
  const kept = () => page.evaluate(() => localStorage.getItem('bobine-choices'));
  await player.goto();
  await comeToLife(page);
  await player.part.getByText(named(words.embedRemember)).click();
  await expect(wish).toBeChecked();
  await player.press();
  expect(await kept()).toBe('{"youtube":"given"}');
  await expect(notice).toBeHidden();

  await player.part.getByRole('button', { name: words.choices }).click();
  const film = page.getByRole('dialog', { name: choices.title }).getByRole('group', {
    name: choices.film.replace('{name}', 'YouTube'),
  });
  await expect(film.getByRole('button', { name: choices.accept })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await film.getByRole('button', { name: choices.refuse }).click();
  await expect(player.root, 'the film is gone').toHaveCount(0);
  await expect(page.locator('#watch iframe')).toHaveCount(0);
  expect(await kept()).toBe('{"youtube":"refused"}');
  await page.keyboard.press('Escape');
  // What was refused is not begun by a press: it leads to the choice.
  await player.gate.click();
  await expect(page.getByRole('dialog', { name: choices.title })).toBeVisible();
  await expect(page.locator('#watch iframe')).toHaveCount(0);
  await page.getByRole('button', { name: choices.forget }).click();
  expect(await kept()).toBeNull();
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();
});

test('Vimeo is asked by its frame not to follow the visitor', async ({ page }) => {
  const frames: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' && request.url().includes('vimeo'))
      frames.push(new URL(request.url()));
  });
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) =>
      route.request().url().endsWith('/api/player.js')
        ? route.fulfill({ contentType: 'text/javascript', body: 'window.Vimeo = {}' })
        : route.abort(),
  );
  await rewritePage(
    page,
    [
      [
        '\\"provider\\":\\"youtube\\",\\"src\\":\\"aqz-KE-bpKQ\\"',
        '\\"provider\\":\\"vimeo\\",\\"src\\":\\"76979871\\"',
      ],
    ],
    { guests: 'vimeo' },
  );
  const player = playerOf(page, french, 'big-buck-bunny');
  await player.goto();
  await comeToLife(page);
  expect(frames).toEqual([]);
  await player.press();
  await expect.poll(() => frames).toHaveLength(1);
  expect(frames[0]?.host).toBe('player.vimeo.com');
  expect(frames[0]?.pathname).toBe('/video/76979871');
  expect(frames[0]?.searchParams.get('dnt')).toBe('1');
});

test('a provider whose script fails is said to be out of reach at once, and not after 15 s', async ({
  page,
}) => {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort('blockedbyclient'),
  );
  const { words } = french;
  await visit(page, '/movie/big-buck-bunny');
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/iframe_api'),
  );
  await page.getByRole('button', { name: named(words.Player.embedLoad) }).click();
  // The time is that after the refusal: how long the player's own files take is the line's affair.
  await refused;
  const player = page.locator('#watch .bobine-player');
  await expect(player).toHaveAttribute('data-player-state', 'failed', { timeout: 8000 });
  await expect(player.getByRole('alert')).toContainText(named(words.Player.failedProvider));
  await expect(player.getByRole('link', { name: named(words.Player.embedOpen) })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  await expect(
    player.locator('img.player-still'),
    'the film is still to be recognised',
  ).toBeVisible();
});
