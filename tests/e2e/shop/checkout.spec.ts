import { expect, test } from 'playwright/test';
import { visit } from '../app/visit';
import { expectAccessible } from '../expect-accessible';
import { expectToFit } from '../expect-to-fit';

const lines =
  'article=blu-ray-nosferatu&pieces=1&article=livre-ombres-peintes&pieces=2&currency=CHF';
const address = {
  'E-Mail-Adresse': 'anna@example.ch',
  'Vor- und Nachname': 'Anna Muster',
  Strasse: 'Marktgasse',
  Nummer: '28',
  Postleitzahl: '9400',
  Ort: 'Rorschach',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with errors is corrected, recalculated and ordered; its draft leads to the order', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`/de/commande?${lines}`);
    await expectToFit(page);
    const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await page.getByLabel('Mitteilung an uns').fill('Bitte läuten.');
    await order.click();
    await expect(page).toHaveURL(/\/de\/commande\?draft=[\w-]{22}#points$/);
    await expect(page.getByRole('heading', { name: '5 Punkte sind zu prüfen' })).toBeVisible();
    await expect(page.getByLabel('Mitteilung an uns')).toHaveValue('Bitte läuten.');
    await expect(
      page.getByRole('textbox', { name: 'Ort', exact: true }),
    ).toHaveAccessibleDescription(/Ort/);
    for (const [name, value] of Object.entries(address))
      await page.getByRole('textbox', { name }).fill(value);
    await page.getByRole('combobox', { name: 'Land' }).selectOption('Deutschland');
    await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('10115');
    await page.getByRole('button', { name: 'Beträge neu berechnen' }).click();
    await expect(page).toHaveURL(/#sums$/);
    await expect(page.getByText(/davon MWST 19/)).toBeVisible();
    await expectToFit(page);
    const draft = page.url();
    await order.click();
    await expect(page).toHaveURL(/\/de\/commande\/[\w-]{22}$/);
    await expect(page.getByRole('main')).toContainText('Rorschach');
    const ordered = new URL(page.url()).pathname;
    await page.goto(draft);
    // The draft has become the order; the fragment stays in the address.
    await expect(page).toHaveURL(({ pathname }) => pathname === ordered);
    await page.goto(`/de/commande?${lines}`);
    await expect(page.getByRole('heading', { name: 'Sie haben soeben bestellt' })).toBeVisible();
    await expectToFit(page);
    await page.getByRole('link', { name: 'Diese Bestellung ansehen' }).click();
    await expect(page).toHaveURL(ordered);
  });
});

test('the checkout is accessible, and its sums follow the country, the pieces and the voucher code', async ({
  page,
}) => {
  await page.goto(`/commande?${lines}`);
  await expectAccessible(page);
  const quoted = page.waitForResponse('**/api/shop/quote');
  await page.getByRole('combobox', { name: 'Pays' }).selectOption('Allemagne');
  expect((await quoted).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: 'Montants recalculés' })).toBeVisible();
  await expect(page.getByText(/dont TVA 19/)).toBeVisible();
  const pieces = page.getByRole('spinbutton').first();
  await page.getByRole('textbox', { name: 'Code d’un bon-cadeau' }).fill('AAAA-BBBB-CCCC-DDDD');
  await page.keyboard.press('Tab');
  const status = page.locator('#sums').getByRole('status');
  await expect(status).toContainText('Nous ne connaissons pas ce code');
  for (const typed of ['999999', '']) {
    // Both inputs have the same result: waits for the response to this one.
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/shop/quote') &&
        new URLSearchParams(response.request().postData() ?? '').get('pieces') === typed,
    );
    await pieces.fill(typed);
    await page.keyboard.press('Tab');
    await answered;
    await expect(status).not.toContainText('Calcul en cours');
    await expect(pieces).toHaveAccessibleDescription(/un nombre entier de 1 à 99/);
    await expect(page.locator('#sums')).toContainText('Le total s’affichera');
  }
  await pieces.fill('-1');
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await expect(page.locator('#points')).toBeFocused();
  await expect(page).toHaveTitle(/^\d points sont à revoir – Commande/);
  await expect(pieces).toHaveValue('-1');
  await page.getByRole('link', { name: /Adresse électronique/ }).click();
  await expect(page.getByRole('textbox', { name: 'Adresse électronique' })).toBeFocused();
  await expectAccessible(page);
});

test('the button shows that the order is sent, and Back restores the input', async ({ page }) => {
  await visit(page, `/commande?${lines}`);
  const town = page.getByRole('textbox', { name: 'Localité' });
  await town.fill('Rorschach');
  const order = page.getByRole('button', { name: 'Commander avec obligation de paiement' });
  // Playwright cannot read a page during a navigation: the page itself reports its state.
  let onState = (_state: string) => {};
  const sending = new Promise<string>((resolve) => {
    onState = resolve;
  });
  await page.exposeBinding('reportState', (_, state: string) => onState(state));
  await page.route('**/api/shop/orders', async (route) => {
    await sending;
    await route.abort('connectionreset');
  });
  await order.evaluate((button: HTMLButtonElement) => {
    const { reportState } = window as unknown as { reportState: (state: string) => void };
    const report = () => reportState(`${button.ariaDisabled} ${button.form?.innerText}`);
    new MutationObserver(report).observe(button, { attributeFilter: ['aria-disabled'] });
  });
  await order.click({ noWaitAfter: true });
  await expect(page).not.toHaveURL(/commande/);
  await page.goBack();
  await expect(town).toHaveValue('Rorschach');
  await expect(order).not.toHaveAttribute('aria-disabled');
  expect(await sending).toMatch(/^true [\s\S]*Commande en cours d’envoi/);
});

test('another language and a reload keep the input; the order deletes it', async ({ page }) => {
  await visit(page, `/commande?${lines}`);
  await page.getByRole('textbox', { name: 'Localité' }).fill('Berlin');
  await page.getByRole('combobox').selectOption('DE');
  await page.getByRole('banner').locator('a[hreflang=de]').click();
  const town = page.getByRole('textbox', { name: 'Ort', exact: true });
  await expect(town).toHaveValue('Berlin');
  await expect(page.getByRole('combobox')).toHaveValue('DE');
  const germanVat = page.getByText(/davon MWST 19/);
  await expect(germanVat).toBeVisible();
  await page.reload();
  await expect(town).toHaveValue('Berlin');
  // An order with other sums than those shown would be rejected.
  await expect(germanVat).toBeVisible();
  await page.getByRole('combobox').selectOption('CH');
  await expect(germanVat).toHaveCount(0);
  for (const [name, value] of Object.entries(address))
    await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('radio', { name: 'QR-Rechnung' }).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page).toHaveURL(/\/de\/commande\/[^/?]+$/);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('bobine-checkout')))
    .toBeNull();
});
