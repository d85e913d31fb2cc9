import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { languages } from '../languages';
import { press } from '../press';
import { enterDesk } from './desk-people';
import { serveShop } from './serve-shop';

const [, german] = languages;
const { Basket, Checkout, Desk, Order } = german.words;
const buyer = 'bruno@example.org';

let shop: Awaited<ReturnType<typeof serveShop>>;
test.beforeAll(async () => {
  shop = await serveShop();
});
test.afterAll(() => shop?.stop());

test('@phone a book and a voucher are bought by card, and withdrawn from', async ({ page }) => {
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectToFit(page);
  await expectAccessible(page);
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
