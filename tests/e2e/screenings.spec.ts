import { expect, test } from 'playwright/test';

test('printed, a programme begins on the sheet of its title, and months follow each other', async ({
  page,
}) => {
  await page.goto('/au-cinema');
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
  // Two months, the versions and the cinemas.
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(2);
});
