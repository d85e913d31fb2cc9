import { expect, test } from 'playwright/test';

test('the printed programme starts on the page of its title, with months one after another', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto('/au-cinema');
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  // Two months, the versions and the cinemas on two pages.
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
