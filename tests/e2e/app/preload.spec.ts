import { expect, type Locator, type Page, test } from 'playwright/test';

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

/** Hovers a link, also if the pointer is already there. */
async function pointAt(link: Locator) {
  await link.page().mouse.move(0, 0);
  await link.hover();
}

test('an article’s page is preloaded on hover, the catalogue never', { tag: '@release' }, async ({
  page,
}) => {
  const { preloaded } = watchRequests(page);
  const known = page.waitForResponse(rules);
  await page.goto('/shop');
  await known;
  expect([...preloaded], 'nothing before the visitor points at a link').toEqual([]);
  const articles = page.locator('main a[href^="/shop/"]:visible');
  const hrefs = await articles.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [path = '', other = ''] = new Set(hrefs.map(String));
  const expectPreloaded = (href: string) =>
    expect
      .poll(async () => {
        await pointAt(page.locator(`main a[href="${href}"]:visible`).first());
        return preloaded.has(href);
      })
      .toBe(true);
  await expectPreloaded(path);
  // The second article is preloaded after the catalogue would have been.
  await pointAt(page.locator('header nav a[href="/catalogue"]:visible'));
  await expectPreloaded(other);
  expect(preloaded.has('/catalogue')).toBe(false);
});
