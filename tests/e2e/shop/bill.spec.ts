import { expect, test } from 'playwright/test';
import { readCode } from '../../doubles/read-pdf';
import { writeNotice } from '../../doubles/write-camt';
import { languages } from '../languages';
import { serveShop } from './serve-shop';

const [french] = languages;
const { Shop, Checkout, Order } = french.words;
const buyer = 'anna@example.org';

test.use({ javaScriptEnabled: false });

let shop: Awaited<ReturnType<typeof serveShop>>;
test.beforeAll(async () => {
  shop = await serveShop();
});
test.afterAll(() => shop?.stop());

test('a disc is bought without script, paid by QR-bill, and booked from the bank’s file', async ({
  page,
  request,
}) => {
  await page.goto(`${shop.address}/shop`);
  await page.getByRole('link', { name: 'La Vocation d’André Carel' }).first().click();
  await page.getByRole('button', { name: Shop.buy, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Checkout.title);

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
    'S',
    'Cinéma Exemple SA',
    "Rue de l'Exemple",
    '1a',
    '1200',
    'Genève',
    'CH',
  ]);
  expect(code.slice(18, 20), '22.90 and 4.00 of postage').toEqual(['26.90', 'CHF']);
  expect(code.slice(20, 27)).toEqual([
    'S',
    'Anna Küng',
    'Höschgasse',
    '7a',
    '8008',
    'Zürich',
    'CH',
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

  const strange = await request.get(`${order.slice(0, -4)}AAAA`);
  expect(strange.status(), 'another’s order cannot be read').toBe(404);
});
