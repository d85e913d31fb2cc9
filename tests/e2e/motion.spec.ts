import { expect, type Page, test } from 'playwright/test';
import { listenForBreaches } from './app/listen-for-breaches';
import { visit } from './app/visit';

/** The first card of the catalogue with a drawn poster, and the animated SVG over it. */
function firstCard(page: Page) {
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img.poster[src^="/poster/"]') })
    .first();
  return {
    card,
    picture: card.locator('img.poster'),
    moving: card.locator('svg[aria-hidden]:has([data-gait])'),
  };
}

async function countTransitions(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      document.documentElement.dataset.grown = 'yes';
      return start(update);
    };
  });
}

test('a poster is animated once on hover, without moving the layout', async ({ page }) => {
  const breaches = await listenForBreaches(page);
  await visit(page, '/catalogue');
  const { picture, moving } = firstCard(page);
  await picture.scrollIntoViewIfNeeded();
  // The animation of two seconds is paused until it has been read.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  const run = (playbackRate: 0 | 1) => devtools.send('Animation.setPlaybackRate', { playbackRate });
  await run(0);
  const before = await picture.boundingBox();
  await page.mouse.move((before?.x ?? 0) + 60, (before?.y ?? 0) + 60);
  await expect(moving).toHaveCount(1);
  const running = await moving.evaluate((drawing) =>
    drawing.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming()),
  );
  expect(running.map((timing) => [timing?.duration, timing?.iterations])).toEqual([[2000, 1]]);
  expect(await picture.boundingBox()).toEqual(before);
  await run(1);
  await expect(moving).toHaveCount(0);
  await devtools.detach();
  expect(breaches).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no poster is animated, and there is no view transition', async ({ page }) => {
    await countTransitions(page);
    await visit(page, '/catalogue');
    const { card, moving } = firstCard(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') requests.push(new URL(request.url()).pathname);
    });
    await card.hover();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/movie\//);
    await expect(moving).toHaveCount(0);
    expect(requests.filter((path) => path.startsWith('/poster/'))).toEqual([]);
    await expect(page.locator('html[data-grown]')).toHaveCount(0);
  });
});
