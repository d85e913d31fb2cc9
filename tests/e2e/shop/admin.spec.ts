import { expect, test } from 'playwright/test';
import '@/lib/content/validate/provide';
import { payOrder } from '@/lib/shop/commands/pay-order';
import { databaseAddress } from '@/lib/shop/database/data-location';
import { openDatabase } from '@/lib/shop/database/open-database';
import { booking } from '@/tests/unit/shop/commands/booking';
import { sell } from '@/tests/unit/shop/commands/read-shop';
import { someRequest } from '@/tests/unit/shop/commands/some-request';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';
import { listenForErrors } from '../listen-for-errors';
import { inviteToAdmin, signIn } from './admin-sign-in';

/** Places and pays an order of a disc. */
async function sellAndPay() {
  const db = await openDatabase(databaseAddress());
  const request = someRequest();
  const order = await sell(db, { ...request, now: new Date() });
  await payOrder(db, { ...booking(order.id, order.total), now: new Date() });
  await db.destroy();
  return order;
}

/** Places and pays orders of one buyer. */
async function sellMany(count: number, buyer: string) {
  const db = await openDatabase(databaseAddress());
  const orders: Awaited<ReturnType<typeof sell>>[] = [];
  for (let at = 0; at < count; at += 1) {
    const request = someRequest({ email: `${buyer}@house.example` });
    const order = await sell(db, { ...request, now: new Date() });
    await payOrder(db, { ...booking(order.id, order.total), now: new Date() });
    orders.push(order);
  }
  await db.destroy();
  return orders;
}

test('an invited person packs and sends an order; the link opens once, and the admin is hidden from others @phone', async ({
  page,
  request,
}) => {
  const errors = listenForErrors(page);
  const { number } = await sellAndPay();
  const link = inviteToAdmin('anna@house.example');
  // A mail scanner opens the link first.
  expect((await request.get(link)).status()).toBe(200);
  await signIn(page, link);
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByText('Marktgasse 28')).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Titre de dvd' }).check();
  await page.getByRole('button', { name: 'Marquer comme emballée' }).click();
  await expect(page.getByText('La commande est emballée.')).toBeVisible();
  await page.getByLabel('Numéro ou adresse de suivi').fill('99.00.123456');
  await page.getByRole('button', { name: 'Marquer comme envoyée' }).click();
  await expect(page.getByText('La commande est envoyée')).toBeVisible();
  await page.goto(`/desk/orders?state=sent&q=${number}`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(errors).toEqual([]);

  const answer = await page.request.get('/desk/orders');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("frame-src 'none'"),
  });
  for (const path of ['/desk/orders', '/desk/books/vat.csv', '/desk/nothing']) {
    const refused = await request.get(path);
    expect(refused.status()).toBe(404);
    const html = await refused.text();
    expect(html).toContain('Page not found');
    expect(html).not.toContain('Comptoir');
  }
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
  const forged = await page.request.post('/desk/sign-out', { headers: foreign });
  expect(forged.status()).toBe(403);
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Ce lien n’est plus valable')).toBeVisible();
});

test('thirty orders are picked, labelled, packed and sent in at most fifteen presses, without script', {
  tag: '@release',
}, async ({ browser }) => {
  const buyer = `buyer${Date.now()}`;
  const orders = await sellMany(30, buyer);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, inviteToAdmin('dora@house.example'));
  await page.goto(`/desk/orders?q=${buyer}`);
  let presses = 0;
  const press = async (name: string | RegExp, role: 'button' | 'checkbox' = 'button') => {
    presses += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  /** Prints a document, which opens in a tab of its own, and reads its first bytes. */
  const print = async (name: string) => {
    const [request] = await Promise.all([context.waitForEvent('request', isPrinted), press(name)]);
    const answer = await context.request.get(request.url());
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  };
  await press('Toutes les 30 commandes affichées', 'checkbox');
  for (const name of ['Liste de préparation', 'Bulletins de livraison', 'Étiquettes A4'])
    await print(name);
  await press('Marquer emballées');
  await expect(page.getByText('30 commandes sont emballées.')).toBeVisible();
  presses += 2; // The list is unfolded, and the numbers are pasted into its field.
  await page.getByText('Coller une liste de numéros de suivi').click();
  const lines = orders.map(({ number }, at) => `${number};99.60.123456.${10_000_000 + at}`);
  await page.getByLabel('Par ligne').fill(lines.join('\n'));
  await press('Enregistrer et marquer envoyées');
  await expect(page.getByText('30 commandes sont envoyées.')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(15);
  await context.close();
});

const isPrinted = (request: { url: () => string }) => request.url().includes('/desk/print/');

test('an added passkey signs in', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  await signIn(page, inviteToAdmin('carla@house.example', 'de'));
  await page.goto('/desk/people');
  // The list may have a passkey of an earlier run.
  const name = `Telefon ${Date.now()}`;
  await page.getByLabel('Name, zum Beispiel').fill(name);
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  // The sign-in keeps the language of the person who has signed out.
  await page.waitForURL('**/desk?lang=de');
  await page.getByRole('button', { name: /Passkey/ }).click();
  await page.waitForURL('**/desk/orders');
  await expect(page.getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  await devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});
