import { expect, type Page, test } from 'playwright/test';
import { comeToLife } from './visit';

/** Addresses of the build's scripts and style sheets, as they are asked for and as they have come. */
function watchLine(page: Page) {
  const line: string[] = [];
  const kindOf = (url: string) => /\/_next\/static\/chunks\/.*\.(css|js)$/.exec(url)?.[1];
  page.on('request', (request) => {
    if (kindOf(request.url()) === 'js') line.push('script asked for');
  });
  page.on('requestfinished', (request) => {
    if (kindOf(request.url()) === 'css') line.push('style sheet there');
  });
  return line;
}

for (const path of ['/', '/movie/etude-en-disques', '/catalogue', '/catalogue?decade=1920'])
  test(`the scripts of ${path} leave the line to what is drawn first`, async ({ page }) => {
    const line = watchLine(page);
    await page.goto(path);
    await comeToLife(page);
    expect(line).toContain('script asked for');
    expect(line.slice(line.indexOf('script asked for'))).not.toContain('style sheet there');
  });

test('what a page begins with is compiled as it arrives, and what comes later at its first call', async ({
  page,
  request,
}) => {
  const path = '/movie/etude-en-disques';
  const html = await (await request.get(path)).text();
  const begins = [...html.matchAll(/<script src="([^"]+)" async/g)].map(
    ([, address]) => `${address}`,
  );
  const later: string[] = [];
  page.on('request', (asked) => {
    const { pathname } = new URL(asked.url());
    if (pathname.endsWith('.js') && !begins.includes(pathname)) later.push(pathname);
  });
  await page.goto(path);
  await page
    .getByRole('button', { name: /^Regarder/ })
    .first()
    .click();
  await expect.poll(() => later.length).toBeGreaterThan(0);
  const isHinted = async (address: string) =>
    (await (await request.get(address)).text()).startsWith('//# allFunctionsCalledOnLoad\n');
  expect(begins.length).toBeGreaterThan(5);
  for (const address of begins) expect(await isHinted(address), address).toBe(true);
  for (const address of later) expect(await isHinted(address), address).toBe(false);
});

test('where no frame is drawn the scripts come all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/vod');
  await comeToLife(page);
});

test('a page that opens behind another comes to life at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
    const wait = window.setTimeout;
    // Not by the last resort.
    window.setTimeout = ((run: () => void, time?: number) =>
      time === 2000 ? 0 : wait(run, time)) as typeof window.setTimeout;
  });
  await page.goto('/vod');
  await comeToLife(page);
});
