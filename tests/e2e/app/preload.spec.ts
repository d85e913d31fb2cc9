import { expect, type Page, type Route, test } from 'playwright/test';
import { visit } from './visit';

const rules = /\/builds\/meta\/[\w-]{16}\.json$/;

/** The paths that the router asked for, each once. */
function watchRequests(page: Page) {
  const preloaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (search.includes('_rsc')) preloaded.add(pathname);
  });
  return { preloaded };
}

for (const path of ['/', '/catalogue', '/movie/judex'])
  test(`nothing that a visitor has not reached for is fetched ahead at ${path}`, async ({
    page,
  }) => {
    const { preloaded } = watchRequests(page);
    // The clock stands, however long the page takes to come.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await visit(page, path);
    const known = page.waitForResponse(rules);
    await page.clock.runFor(1000);
    await known;
    await page.clock.runFor(10_000);
    // What would be fetched ahead would be so now; what is reached for is.
    await page.getByRole('contentinfo').locator('a[href="/vie-privee"]').last().hover();
    await expect.poll(() => [...preloaded]).toEqual(['/vie-privee']);
  });

test('an article’s page is preloaded when the visitor points at it, the catalogue never', async ({
  page,
}) => {
  const { preloaded } = watchRequests(page);
  const known = page.waitForResponse(rules);
  await page.goto('/shop');
  await known;
  const article = page.locator('main a[href^="/shop/"]').first();
  const path = (await article.getAttribute('href')) ?? '';
  await page.locator('header nav a[href="/catalogue"]:visible').hover();
  await expect
    .poll(async () => {
      // Where the pointer is already, it does not come once more.
      await page.mouse.move(0, 0);
      await article.hover();
      return preloaded.has(path);
    })
    .toBe(true);
  expect(preloaded.has('/catalogue')).toBe(false);
});

test('never more than four routes are preloaded at once', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/[?&]_rsc=/, (route) => void held.push(route));
  const paths = () => new Set(held.map((route) => new URL(route.request().url()).pathname));
  const known = page.waitForResponse(rules);
  await page.goto('/shop');
  await known;
  const links = page.locator('main a[href^="/shop/"]');
  const pointAtAll = async () => {
    for (let at = 0; at < 8; at += 1) await links.nth(at).hover();
  };
  await expect
    .poll(async () => {
      await pointAtAll();
      return paths().size;
    })
    .toBe(4);
  await pointAtAll();
  expect(held).toHaveLength(4);
  // One is answered: one more may go.
  const [first] = held;
  await first?.continue();
  await expect.poll(() => held.length).toBe(5);
});

for (const [name, connection] of Object.entries({
  'on slow-2g': { effectiveType: 'slow-2g', saveData: false },
  'with data saving': { effectiveType: '4g', saveData: true },
}))
  test(`nothing is preloaded ${name}`, async ({ page }) => {
    const { preloaded } = watchRequests(page);
    await page.addInitScript((given) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
    }, connection);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.clock.install();
    await visit(page, '/shop');
    await page.clock.runFor(5000);
    await page.locator('main a[href^="/shop/"]').first().hover();
    await page.clock.runFor(5000);
    expect(asked.filter((url) => rules.test(url))).toEqual([]);
    expect([...preloaded]).toEqual([]);
  });
