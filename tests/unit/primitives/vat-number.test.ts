import { expect, test } from 'vitest';
import { euCountries, findVatNumberIssue } from '@/lib/primitives/money/vat-number';

test.each([
  ...['CHE-123.456.788 TVA', 'CHE-123.456.788 MWST', 'che 116.281.710', 'DE 136 695 976'],
  ...['ATU13585627', 'FR 83 404 833 048', 'FRK7399859412', 'IT 00743110157', 'LU15027442'],
  ...['BE0428759497', 'NL004495445B01', 'NL000099998B57', 'EL094259216', 'HR33392005961'],
])('%s is a valid VAT number', (number) => expect(findVatNumberIssue(number)).toBeUndefined());

test.each([
  ...['CHE-123.456.789 TVA', 'DE136695975', 'ATU13585626', 'FR84404833048', 'IT00743110158'],
  ...['LU15027443', 'BE0428759498', 'NL004495446B01', 'HR33392005962'],
])('the check digits of %s are wrong', (number) =>
  expect(findVatNumberIssue(number)?.wrong).toBe('digits'),
);

test.each([
  ['CHE-123.456.78 TVA', 'CH'],
  ['CHE-123.456.788 XYZ', 'CH'],
  ['DE12345678', 'DE'],
  ['123.456.788', 'CH'],
  ['no 123456789', 'FR'],
])('%s of a seller in %s has no form of a VAT number', (number, country) =>
  expect(findVatNumberIssue(number, country)?.wrong).toBe('form'),
);

test.each([...euCountries, 'CH'])('the example of %s is valid', (country) => {
  const { example = '' } = findVatNumberIssue('', country) ?? {};
  expect(findVatNumberIssue(example)).toBeUndefined();
});
