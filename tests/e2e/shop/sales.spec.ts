import { expect, type Page, test } from 'playwright/test';
import { readCode } from '../../doubles/read-pdf';
import { writeNotice } from '../../doubles/write-camt';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { addressIn, type Language, languages } from '../languages';
import { press } from '../press';
import { signIn } from './admin-sign-in';
import { serveShop } from './serve-shop';

const [french, german] = languages;

// All tests share one shop with its own data folder, so they run one after another on one screen.
test.describe.configure({ mode: 'default' });
let shop: Awaited<ReturnType<typeof serveShop>>;
test.beforeAll(async () => {
  shop = await serveShop();
});
test.afterAll(() => shop?.stop());

type Fields = Language['words']['Checkout']['fields'];

/** Fills in fields of the checkout form by their names: the delivery address has the same labels. */
async function fillFields(page: Page, values: Partial<Fields>) {
  for (const [name, value] of Object.entries(values))
    await page.locator(`[name=${name}]`).fill(value);
}

test('@phone a book and a voucher are bought, withdrawn from and refunded', async ({ page }) => {
  const { Admin, Cart, Checkout, Order } = german.words;
  const buyer = 'bruno@example.org';
  const at = (path: string) => shop.address + path;
  for (const article of ['livre-ombres-peintes', 'bon-cadeau-25']) {
    await visit(page, at(`/de/shop/${article}`));
    await press(page.getByRole('button', { name: Cart.add }));
    await expect(
      page.getByRole('status').getByRole('link', { name: Cart.notices.open }),
    ).toBeVisible();
  }
  await press(page.getByRole('status').getByRole('link', { name: Cart.notices.open }));
  await expect(page).toHaveURL(at('/de/panier'));
  await expect(page.locator('#articles').getByRole('listitem')).toHaveCount(2);
  await expectToFit(page);
  await press(page.getByRole('button', { name: Cart.order }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Checkout.title);
  const address = { street: 'Langstrasse', postcode: '8004', town: 'Zürich' };
  await fillFields(page, { email: buyer, name: 'Bruno Müller', ...address });
  await page.getByLabel(Checkout.deliveries.post).check();
  await page.getByLabel(Checkout.payments.stripe).check();
  await expectToFit(page);
  // 38.00 and 25.00, and 4.00 for a parcel of 360 g.
  await expect(page.getByText('CHF 67.00').first()).toBeVisible();
  await press(page.getByRole('button', { name: Checkout.order }));

  await expect(page).toHaveURL(new RegExp(`^${shop.stripe.address}/pay/`));
  const [session] = shop.stripe.sessions.values();
  expect(session?.amount_total).toBe(6700);
  // Back without a payment: the order page leads to the same session again.
  await visit(page, at(new URL(session?.success_url ?? '').pathname));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Order.unpaid);
  await expectToFit(page);
  await expectAccessible(page);
  await press(page.getByRole('button', { name: Order.payNow }));
  await expect(page).toHaveURL(new RegExp(`^${shop.stripe.address}/pay/`));
  expect(shop.stripe.sessions.size).toBe(1);
  // Paid on Stripe's page: the buyer is back before the webhook event, which comes twice; an expiry comes late.
  const paid = shop.stripe.event('checkout.session.completed', shop.stripe.pay(session?.id ?? ''));
  const { pathname, search } = new URL(session?.success_url ?? '');
  await visit(page, at(pathname + search));
  await expect(page.getByRole('heading', { name: Order.confirming })).toBeVisible();
  await expect(page.getByRole('button', { name: Order.payNow })).toHaveCount(0);
  expect(await shop.stripe.send(paid)).toBe(200);
  expect(await shop.stripe.send(paid)).toBe(200);
  const late = shop.stripe.event('checkout.session.expired', session);
  expect(await shop.stripe.send(late)).toBe(200);

  // The page refreshes itself; its script empties the cart.
  await expect(page.getByText(Order.steps.paid, { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectToFit(page);
  await expectAccessible(page);
  const order = page.url();

  const mail = await shop.mailTo(buyer, /Gutschein/);
  expect(mail.files.map(({ type }) => type)).toContain('application/pdf');
  await visit(page, at('/de'));
  // The count in the header is rendered by then.
  await expect(page.locator('html[data-shop]')).toBeAttached();
  await expect(page.getByRole('banner').getByText('2', { exact: true })).toHaveCount(0);

  await page.goto(order);
  await press(page.locator('#acts').getByRole('link', { name: Order.withdraw }));
  await press(page.getByRole('button', { name: Order.withdrawConfirm }));
  await expect(page.getByText(Order.steps.withdrawn).first()).toBeVisible();
  const receipt = await shop.mailTo(buyer, /Widerruf/);
  expect(receipt.text).toMatch(/\d{1,2}\.\s?\S+ \d{4}/);

  // Staff refund it in the admin, by card.
  const invitation = await shop.run('admin', 'invite', 'anna@house.example', '--lang', 'de');
  await signIn(page, at(/\/desk\?t=\S+/.exec(invitation)?.[0] ?? ''));
  await page.goto(at(`/desk/orders?state=all&q=${buyer}`));
  await press(page.locator('a[href^="/desk/orders/"]').first());
  await press(page.locator('summary', { hasText: Admin.actions.refund }));
  await press(page.getByRole('button', { name: Admin.actions.check }));
  await press(page.locator('form[action="/desk/do/order-refund"] button'));
  await expect(page.getByText(Admin.succeeded['order-refund'])).toBeVisible();
  expect(shop.stripe.asked.map(({ path }) => path)).toContain('/v1/refunds');
  await page.goto(order);
  await expect(page.getByText(Order.steps.refunded, { exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@phone a disc is bought by QR-bill, and its payment is booked from a bank file', async ({
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

    const name = 'Anna Küng';
    await fillFields(page, { name });
    await page.getByRole('button', { name: Checkout.order }).click();
    await expect(page.getByText(/points sont à revoir/)).toBeVisible();
    await expect(page.getByLabel(Checkout.fields.name).first()).toHaveValue(name);

    const address = { street: 'Höschgasse', building: '7a', postcode: '8008', town: 'Zürich' };
    await fillFields(page, { email: buyer, ...address });
    await page.getByLabel(Checkout.deliveries.post).check();
    await page.getByLabel(Checkout.payments.bill).check();
    await page.getByRole('button', { name: Checkout.order }).click();
    // If the choices have changed the sums, these are shown before the order is placed.
    if (await page.getByText(Checkout.changedTitle).isVisible())
      await page.getByRole('button', { name: Checkout.order }).click();

    await expect(page).toHaveURL(/\/commande\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(Order.thanks);
    const order = page.url();

    const link = page.getByRole('link', { name: Order.invoice }).first();
    const invoice = await request.get(new URL((await link.getAttribute('href')) ?? '', order).href);
    expect(invoice.headers()['content-type']).toBe('application/pdf');
    const code = (await readCode(await invoice.body()))?.split(/\r?\n/) ?? [];
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

test('@phone a sold-out article is out of stock on every served page until it is restocked', async ({
  request,
}) => {
  const slug = 'blu-ray-nosferatu';
  const film = '/movie/nosferatu-eine-symphonie-des-grauens';
  /** The article’s state in the HTML of all pages, for visitors and for crawlers. */
  const stateIn = async (language: Language) => {
    const read = async (path: string) =>
      (await request.get(shop.address + addressIn(language, path))).text();
    const page = await read(`/shop/${slug}`);
    const card = (await read('/shop')).split(` id="${slug}"`)[1]?.split('</article>')[0] ?? '';
    const { stock } = language.words.Shop;
    return {
      isSold: page.includes(`action="${addressIn(language, '/commande')}"`),
      structuredData: [...new Set(page.match(/(?<=schema\.org\/)(?:InStock|OutOfStock)/g))],
      card: Object.values(stock).filter((label) => card.includes(label)),
      onFilm: (await read(film)).includes('<li data-way="disc"'),
      inCatalogue: (await read('/catalogue?q=Nosferatu+Blu-ray')).includes('34.90'),
    };
  };
  const expectState = async (isInStock: boolean) => {
    for (const language of languages) {
      const { stock } = language.words.Shop;
      await expect
        .poll(() => stateIn(language))
        .toEqual({
          isSold: isInStock,
          structuredData: [isInStock ? 'InStock' : 'OutOfStock'],
          card: [stock[isInStock ? 'in-stock' : 'out-of-stock']],
          onFilm: isInStock,
          inCatalogue: isInStock,
        });
    }
  };
  await expectState(true);
  await shop.run('shop', 'stock', slug, '0');
  await expectState(false);
  await shop.run('shop', 'stock', slug, '2');
  await expectState(true);
});
