import { expect, test } from 'playwright/test';
import { comeToLife } from './visit';

test('the scripts of a page are requested after its style sheets arrived', async ({ page }) => {
  // Requests of scripts and arrivals of style sheets, in their order.
  const line: string[] = [];
  const kindOf = (url: string) => /\/_next\/static\/chunks\/.*\.(css|js)$/.exec(url)?.[1];
  page.on('request', (request) => {
    if (kindOf(request.url()) === 'js') line.push('script asked for');
  });
  page.on('requestfinished', (request) => {
    if (kindOf(request.url()) === 'css') line.push('style sheet there');
  });
  await page.goto('/movie/etude-en-disques');
  await comeToLife(page);
  expect(line).toContain('script asked for');
  expect(line.slice(line.indexOf('script asked for'))).not.toContain('style sheet there');
});

test('a page in a background tab is hydrated at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
    const wait = window.setTimeout;
    // Without the fallback timer.
    window.setTimeout = ((run: () => void, time?: number) =>
      time === 2000 ? 0 : wait(run, time)) as typeof window.setTimeout;
  });
  await page.goto('/vod');
  await comeToLife(page);
});
