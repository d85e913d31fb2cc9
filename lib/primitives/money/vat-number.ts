import type { Locale } from '@/lib/i18n/locales';

type Rule = { form: RegExp; example: string; hasCheckDigits?: (number: string) => boolean };

/**
 * Forms of VAT numbers without the country's prefix, and check digits where the algorithm is simple. Only the
 * tax office knows whether a number is in use.
 * @see https://ec.europa.eu/taxation_customs/vies/#/faq forms in the EU
 * @see https://www.bfs.admin.ch/bfs/de/home/register/unternehmensregister/unternehmens-identifikationsnummer.html UID
 */
const rules: Readonly<Record<string, Rule>> = {
  AT: { form: /^U\d{8}$/, example: 'ATU12345675', hasCheckDigits: isAustrian },
  BE: { form: /^[01]\d{9}$/, example: 'BE0123456749', hasCheckDigits: isBelgian },
  BG: { form: /^\d{9,10}$/, example: 'BG123456789' },
  CH: { form: /^E\d{9}$/, example: 'CHE-123.456.788', hasCheckDigits: isSwiss },
  CY: { form: /^\d{8}[A-Z]$/, example: 'CY12345678X' },
  CZ: { form: /^\d{8,10}$/, example: 'CZ12345678' },
  DE: { form: /^\d{9}$/, example: 'DE123456788', hasCheckDigits: isModulo11And10 },
  DK: { form: /^\d{8}$/, example: 'DK12345678' },
  EE: { form: /^\d{9}$/, example: 'EE123456789' },
  ES: { form: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, example: 'ESX1234567X' },
  FI: { form: /^\d{8}$/, example: 'FI12345678' },
  FR: { form: /^[A-HJ-NP-Z\d]{2}\d{9}$/, example: 'FR32123456789', hasCheckDigits: isFrench },
  GR: { form: /^\d{9}$/, example: 'EL123456789' },
  HR: { form: /^\d{11}$/, example: 'HR12345678903', hasCheckDigits: isModulo11And10 },
  HU: { form: /^\d{8}$/, example: 'HU12345678' },
  IE: { form: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/, example: 'IE1234567X' },
  IT: { form: /^\d{11}$/, example: 'IT12345678903', hasCheckDigits: isLuhn },
  LT: { form: /^(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { form: /^\d{8}$/, example: 'LU12345613', hasCheckDigits: isLuxembourgish },
  LV: { form: /^\d{11}$/, example: 'LV12345678901' },
  MT: { form: /^\d{8}$/, example: 'MT12345678' },
  NL: { form: /^\d{9}B\d{2}$/, example: 'NL123456782B12', hasCheckDigits: isDutch },
  PL: { form: /^\d{10}$/, example: 'PL1234567890' },
  PT: { form: /^\d{9}$/, example: 'PT123456789' },
  RO: { form: /^\d{2,10}$/, example: 'RO12345678' },
  SE: { form: /^\d{12}$/, example: 'SE123456789001' },
  SI: { form: /^\d{8}$/, example: 'SI12345678' },
  SK: { form: /^\d{10}$/, example: 'SK1234567890' },
};

/** The member states of the EU (ISO 3166-1 alpha-2). Each has a form of VAT numbers. */
export const euCountries: readonly string[] = Object.keys(rules).filter((code) => code !== 'CH');

/** What is wrong with a VAT number: its form or its check digits; `example` is a valid number of its country. */
export type VatNumberIssue = { wrong: 'form' | 'digits'; example: string };

/**
 * Checks a VAT number with its country's prefix, as written on documents: `CHE-123.456.788 TVA`, `DE 123 456 788`.
 * `undefined` if it is valid, or if neither its prefix nor `country` (ISO 3166-1 alpha-2) has a known form.
 */
export function findVatNumberIssue(text: string, country = ''): VatNumberIssue | undefined {
  const compact = compactVatNumber(text);
  const prefix = compact.slice(0, 2).replace('EL', 'GR');
  const rule = getRule(prefix) ?? getRule(country);
  if (!rule) return undefined;
  const number = compact.slice(2);
  if (!getRule(prefix) || !rule.form.test(number)) return { wrong: 'form', example: rule.example };
  const isValid = rule.hasCheckDigits?.(number) ?? true;
  return isValid ? undefined : { wrong: 'digits', example: rule.example };
}

const getRule = (country: string) => (Object.hasOwn(rules, country) ? rules[country] : undefined);

/** A VAT number in machine format: upper case, without separators and without the Swiss addition (TVA, MWST, IVA). */
export function compactVatNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s./-]/g, '')
    .replace(/^(CHE\d{9})(?:TVA|MWST|IVA|VAT)$/, '$1');
}

/** The addition to a Swiss VAT number in each language (MWSTG; UIDG, article 5). */
const swissAdditions: Partial<Record<Locale, string>> = { fr: 'TVA', it: 'IVA', en: 'VAT' };
const otherAddition = 'MWST';

/**
 * A VAT number for a document in one language: `CHE-123.456.788 MWST`; numbers of other countries as they are
 * written.
 */
export function formatVatNumber(text: string, locale: Locale): string {
  const [, ...groups] = /^CHE(\d{3})(\d{3})(\d{3})$/.exec(compactVatNumber(text)) ?? [];
  return groups.length > 0
    ? `CHE-${groups.join('.')} ${swissAdditions[locale] ?? otherAddition}`
    : text;
}

const digitsOf = (number: string) => [...number.replace(/\D/g, '')].map(Number);

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The sum of the digits times their weights. */
const weigh = (digits: number[], weights: number[]) =>
  sum(weights.map((weight, at) => weight * (digits[at] ?? 0)));

function isSwiss(number: string): boolean {
  const digits = digitsOf(number);
  return (11 - (weigh(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8];
}

/** Luhn sum: every other digit, from the second last on, is doubled, and the digits of the result are added. */
const luhnSum = (digits: number[]) =>
  sum(
    digits
      .toReversed()
      .map((digit, at) => (at % 2 === 0 ? digit : ((digit * 2) % 10) + Number(digit > 4))),
  );

function isLuhn(number: string): boolean {
  return luhnSum(digitsOf(number)) % 10 === 0;
}

/** The Luhn sum of the digits before the check digit, plus 4. The last of these digits is not doubled. */
function isAustrian(number: string): boolean {
  const digits = digitsOf(number);
  return (luhnSum(digits.slice(0, -1)) + (digits.at(-1) ?? 0) + 4) % 10 === 0;
}

function isBelgian(number: string): boolean {
  return (Number(number.slice(0, 8)) + Number(number.slice(8))) % 97 === 0;
}

function isLuxembourgish(number: string): boolean {
  return Number(number.slice(0, 6)) % 89 === Number(number.slice(6));
}

/** A key with letters is accepted unchecked, since its algorithm is not published with the form. */
function isFrench(number: string): boolean {
  const key = number.slice(0, 2);
  return /[A-Z]/.test(key) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key);
}

/** ISO 7064, modulo 11,10. */
function isModulo11And10(number: string): boolean {
  const digits = digitsOf(number);
  const product = digits
    .slice(0, -1)
    .reduce((before, digit) => (((digit + before) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === digits.at(-1);
}

/**
 * Companies have a check digit modulo 11. Sole traders have, since 2020, a number that is checked as a whole,
 * modulo 97.
 */
function isDutch(number: string): boolean {
  const digits = digitsOf(number);
  if (weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8]) return true;
  const written = `NL${number}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return Number(BigInt(written) % 97n) === 1;
}
