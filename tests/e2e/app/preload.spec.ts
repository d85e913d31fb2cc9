import { expect, type Locator, type Page, type Route, test } from 'playwright/test';
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

/** Where the pointer is already, it does not come once more. */
async function pointAt(link: Locator) {
  await link.page().mouse.move(0, 0);
  await link.hover();
}

/** Opens a page whose time stands, and lets it go on until the page is alive: its scripts wait for a frame. */
async function visitInStillTime(page: Page, path: string) {
  // However long the page takes to come.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(path);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator('html[data-scripted]').count();
    })
    .toBe(1);
}

/** Lets the page's time go on until it has read the rules: what asks for them comes after the page. */
async function letRulesCome(page: Page) {
  let isRead = false;
  page.on('requestfinished', (request) => {
    isRead ||= rules.test(request.url());
  });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return isRead;
    })
    .toBe(true);
}

test('nothing that a visitor has not reached for is fetched ahead', async ({ page }) => {
  const { preloaded } = watchRequests(page);
  await visitInStillTime(page, '/catalogue');
  await letRulesCome(page);
  await page.clock.runFor(10_000);
  // What would be fetched ahead would be so now; what is reached for is.
  const link = page.getByRole('contentinfo').locator('a[href="/vie-privee"]').last();
  await expect
    .poll(async () => {
      await pointAt(link);
      return [...preloaded];
    })
    .toEqual(['/vie-privee']);
});

test('an article’s page is preloaded when the visitor points at it, the catalogue never', async ({
  page,
}) => {
  const { preloaded } = watchRequests(page);
  const known = page.waitForResponse(rules);
  await page.goto('/shop');
  await known;
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
  // Links are watched now: what comes after it would come after the catalogue.
  await pointAt(page.locator('header nav a[href="/catalogue"]:visible'));
  await expectPreloaded(other);
  expect(preloaded.has('/catalogue')).toBe(false);
});

test('never more than four routes are preloaded at once', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/[?&]_rsc=/, (route) => void held.push(route));
  const paths = () => new Set(held.map((route) => new URL(route.request().url()).pathname));
  await visitInStillTime(page, '/shop');
  await letRulesCome(page);
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
  await held[0]?.continue();
  await expect.poll(() => held.length).toBe(5);
});

test('nothing is preloaded with data saving', async ({ page }) => {
  const { preloaded } = watchRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => {
        document.documentElement.dataset.connection = 'read';
        return { effectiveType: '4g', saveData: true };
      },
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.clock.install();
  await visit(page, '/shop');
  // From then on it is decided.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.locator('html[data-connection]').count();
    })
    .toBe(1);
  await page.clock.runFor(5000);
  await pointAt(page.locator('main a[href^="/shop/"]').first());
  await page.clock.runFor(5000);
  expect(asked.filter((url) => rules.test(url))).toEqual([]);
  expect([...preloaded]).toEqual([]);
});
