import { expect, test } from 'playwright/test';
import { readCode } from '../../doubles/read-pdf';
import { writeNotice } from '../../doubles/write-camt';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, languages } from '../languages';
import { press } from '../press';
import { enterDesk } from './desk-people';
import { serveShop } from './serve-shop';

const [french, german] = languages;

// One shop with a data folder of its own for all of them, which is why they run on one screen.
test.describe.configure({ mode: 'default' });
let shop: Awaited<ReturnType<typeof serveShop>>;
test.beforeAll(async () => {
  shop = await serveShop();
});
test.afterAll(() => shop?.stop());

test('@phone a book and a voucher are bought by card, and withdrawn from', async ({ page }) => {
  const { Basket, Checkout, Desk, Order } = german.words;
  const buyer = 'bruno@example.org';
  const at = (path: string) => shop.address + path;
  for (const article of ['livre-ombres-peintes', 'bon-cadeau-25']) {
    await visit(page, at(`/de/shop/${article}`));
    await press(page.getByRole('button', { name: Basket.add }));
    await expect(
      page.getByRole('status').getByRole('link', { name: Basket.notices.open }),
    ).toBeVisible();
  }
  await press(page.getByRole('status').getByRole('link', { name: Basket.notices.open }));
  await expect(page).toHaveURL(at('/de/panier'));
  await expect(page.locator('#articles').getByRole('listitem')).toHaveCount(2);
  await expectToFit(page);
  await press(page.getByRole('button', { name: Basket.order }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Checkout.title);
  const field = (name: keyof typeof Checkout.fields) =>
    page.getByLabel(Checkout.fields[name]).first();
  await field('email').fill(buyer);
  await field('name').fill('Bruno Müller');
  await field('street').fill('Langstrasse');
  await field('postcode').fill('8004');
  await field('town').fill('Zürich');
  await page.getByLabel(Checkout.deliveries.post).check();
  await page.getByLabel(Checkout.payments.stripe).check();
  await expectToFit(page);
  // 38.00 and 25.00, and 4.00 for a letter of 360 g.
  await expect(page.getByText('CHF 67.00').first()).toBeVisible();
  await press(page.getByRole('button', { name: Checkout.order }));

  await expect(page).toHaveURL(new RegExp(`^${shop.stripe.address}/pay/`));
  const [session] = shop.stripe.sessions.values();
  expect(session?.amount_total).toBe(6700);
  // Back without having paid: its page leads to the same session again.
  await visit(page, at(new URL(session?.success_url ?? '').pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Order.unpaid);
  await expectToFit(page);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: Order.payNow }));
  await expect(page).toHaveURL(new RegExp(`^${shop.stripe.address}/pay/`));
  expect(shop.stripe.sessions.size).toBe(1);
  // Paid on Stripe's page: its buyer is back before its word, which comes twice, and once more late.
  const paid = shop.stripe.event('checkout.session.completed', shop.stripe.pay(session?.id ?? ''));
  const { pathname, search } = new URL(session?.success_url ?? '');
  await visit(page, at(pathname + search));
  await expect(page.getByRole('heading', { name: Order.confirming })).toBeVisible();
  await expect(page.getByRole('button', { name: Order.payNow })).toHaveCount(0);
  expect(await shop.stripe.send(paid)).toBe(200);
  expect(await shop.stripe.send(paid)).toBe(200);
  const late = shop.stripe.event('checkout.session.expired', session);
  expect(await shop.stripe.send(late)).toBe(200);

  // The page looks again by itself; its script empties the basket.
  await expect(page.getByText(Order.steps.paid, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectToFit(page);
  await expectAccessible(page);
  const order = page.url();

  const mail = await shop.mailTo(buyer, /Gutschein/);
  expect(mail.files.map(({ type }) => type)).toContain('application/pdf');
  await visit(page, at('/de'));
  // The count is drawn before.
  await expect(page.locator('html[data-till]')).toBeAttached();
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toHaveCount(0);

  await page.goto(order);
  await press(page.locator('#acts').getByRole('link', { name: Order.withdraw }));
  await press(page.getByRole('button', { name: Order.withdrawConfirm }));
  await expect(page.getByText(Order.steps.withdrawn).first()).toBeVisible();
  const receipt = await shop.mailTo(buyer, /Widerruf/);
  expect(receipt.text).toMatch(/\d{1,2}\.\s?\S+ \d{4}/);

  // The house pays it back at its desk, by the way it came.
  const said = await shop.run('desk', 'invite', 'anna@house.example', '--lang', 'de');
  await enterDesk(page, at(/\/desk\?t=\S+/.exec(said)?.[0] ?? ''));
  await page.goto(at(`/desk/orders?state=all&q=${buyer}`));
  await press(page.locator('a[href^="/desk/orders/"]').first());
  await press(page.locator('summary', { hasText: Desk.acts.refund }));
  await press(page.getByRole('button', { name: Desk.acts.check }));
  await press(page.locator('form[action="/desk/do/order-refund"] button'));
  await expect(page.getByText(Desk.said['order-refund'])).toBeVisible();
  expect(shop.stripe.asked.map(({ path }) => path)).toContain('/v1/refunds');
  await page.goto(order);
  await expect(page.getByText(Order.steps.refunded, { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone a disc is bought without script, paid by QR-bill, and booked from the bank’s file', async ({
    page,
    request,
  }) => {
    const { Shop, Checkout, Order } = french.words;
    const buyer = 'anna@example.org';
    await page.goto(`${shop.address}/shop`);
    await page.getByRole('link', { name: 'La Vocation d’André Carel' }).first().click();
    await page.getByRole('button', { name: Shop.buy, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(Checkout.title);
    await expect(page).toHaveURL(/\/commande\?article=[\w-]+&currency=CHF&pieces=1$/);

    const field = (name: keyof typeof Checkout.fields) =>
      page.getByLabel(Checkout.fields[name], { exact: false }).first();
    await field('name').fill('Anna Küng');
    await page.getByRole('button', { name: Checkout.order }).click();
    await expect(page.getByText(/points sont à revoir/)).toBeVisible();
    await expect(field('name'), 'nothing typed is lost').toHaveValue('Anna Küng');

    await field('email').fill(buyer);
    await field('street').fill('Höschgasse');
    await field('building').fill('7a');
    await field('postcode').fill('8008');
    await field('town').fill('Zürich');
    await page.getByLabel(Checkout.deliveries.post).check();
    await page.getByLabel(Checkout.payments.bill).check();
    await page.getByRole('button', { name: Checkout.order }).click();
    // What was chosen may have changed the sums: then they are shown before anything is ordered.
    if (await page.getByText(Checkout.changedTitle).isVisible())
      await page.getByRole('button', { name: Checkout.order }).click();

    await expect(page).toHaveURL(/\/commande\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(Order.thanks);
    const order = page.url();

    const paper = await request.get(
      new URL(
        (await page.getByRole('link', { name: Order.invoice }).first().getAttribute('href')) ?? '',
        order,
      ).href,
    );
    expect(paper.headers()['content-type']).toBe('application/pdf');
    const code = (await readCode(await paper.body()))?.split(/\r?\n/) ?? [];
    expect(code.slice(0, 4)).toEqual(['SPC', '0200', '1', 'CH5230000EXEMPLE00000']);
    expect(code.slice(4, 11)).toEqual([
      ...['S', 'Cinéma Exemple SA', "Rue de l'Exemple", '1a', '1200', 'Genève', 'CH'],
    ]);
    expect(code.slice(18, 20), '22.90 and 4.00 of postage').toEqual(['26.90', 'CHF']);
    expect(code.slice(20, 27)).toEqual([
      ...['S', 'Anna Küng', 'Höschgasse', '7a', '8008', 'Zürich', 'CH'],
    ]);
    const [, reference = ''] = code.slice(27);
    expect(code[27]).toBe('QRR');
    expect(reference).toMatch(/^\d{27}$/);

    const confirmation = await shop.mailTo(buyer, /\S/);
    expect(confirmation.text).toContain(new URL(order).pathname);
    expect(confirmation.files.map(({ type }) => type)).toContain('application/pdf');

    const notice = shop.write(
      'camt.054.xml',
      writeNotice([{ amount: '26.90', reference, name: 'B1' }]),
    );
    const booked = await shop.run('shop', 'payments', notice);
    expect(booked).toMatch(/1/);
    await page.reload();
    await expect(page.getByText(Order.steps.paid, { exact: true })).toBeVisible();
    const again = await shop.run('shop', 'payments', notice);
    expect(again, 'the same file changes nothing').not.toBe(booked);
  });
});

test('@phone what sells out says so on every page as it is served, until it is there again', async ({
  request,
}) => {
  const slug = 'blu-ray-nosferatu';
  const film = '/movie/nosferatu-eine-symphonie-des-grauens';
  /** What pages say of the article to whoever runs no script, and to machines. */
  const told = async (language: (typeof languages)[number]) => {
    const read = async (path: string) =>
      (await request.get(shop.address + addressIn(language, path))).text();
    const page = await read(`/shop/${slug}`);
    const card = (await read('/shop')).split(` id="${slug}"`)[1]?.split('</article>')[0] ?? '';
    const { stock } = language.words.Shop;
    return {
      isSold: page.includes(`action="${addressIn(language, '/commande')}"`),
      machines: [...new Set(page.match(/(?<=schema\.org\/)(?:InStock|OutOfStock)/g))],
      card: Object.values(stock).filter((words) => card.includes(words)),
      onFilm: (await read(film)).includes('<li data-way="disc"'),
      inCatalogue: (await read('/catalogue?q=Nosferatu+Blu-ray')).includes('34.90'),
    };
  };
  const expectTold = async (isThere: boolean) => {
    for (const language of languages) {
      const { stock } = language.words.Shop;
      await expect
        .poll(() => told(language))
        .toEqual({
          isSold: isThere,
          machines: [isThere ? 'InStock' : 'OutOfStock'],
          card: [stock[isThere ? 'in-stock' : 'out-of-stock']],
          onFilm: isThere,
          inCatalogue: isThere,
        });
    }
  };
  await expectTold(true);
  await shop.run('shop', 'stock', slug, '0');
  await expectTold(false);
  await shop.run('shop', 'stock', slug, '2');
  await expectTold(true);
});
