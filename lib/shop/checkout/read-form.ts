import { isLocale, type Locale } from '@/lib/i18n/locales';
import { type Currency, currencies } from '@/lib/primitives/money/currency';
import { isToken } from '@/lib/shop/orders/create-token';
import { type CheckoutForm, type FieldName, fieldLimits, fieldNames } from './checkout-form';
import { MalformedRequestError, shown } from './malformed-request';
import { readLines } from './read-lines';

/** Whatever a browser or a paste may bring for a blank or the end of a line. */
const blanks = /[\s\u0085]+/gu;

const blanksInLine = /[^\S\n]+/gu;

/**
 * What nobody sees and a paste may bring: controls, what turns the direction of what follows (Unicode, UAX #9: a mail
 * would show other words than were typed), blanks without a width.
 */
const unseen = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A form as it was sent. */
export type SentForm = {
  form: CheckoutForm;
  locale: Locale;
  /** The total that stood above the button, smallest unit; absent where there was none to show. */
  shown: number | undefined;
  /** Whether it was sent to be reckoned anew, or to be ordered. */
  act: 'recalculate' | 'order';
};

const others = ['currency', 'form_key', 'locale', 'shown', 'act'];
const known = new Set(['article', 'pieces', ...others, ...fieldNames]);
/** What can be chosen; a browser without a choice sends nothing. */
const choices: Partial<Record<FieldName, RegExp>> = {
  country: /^(?:[A-Z]{2})?$/,
  delivery: /^(?:post|collection|mail)?$/,
  payment: /^(?:bill|stripe|collection)?$/,
};

/**
 * Reads what a checkout's form has sent: all that is typed as it was typed, but for blanks and what nobody sees.
 * @throws MalformedRequestError where no form of ours sends it so: with the reason, for 400
 */
export function readForm(sent: URLSearchParams): SentForm {
  for (const name of new Set(sent.keys()))
    if (!known.has(name)) throw new MalformedRequestError({ reason: 'field', value: shown(name) });
  const one = (name: string) => {
    const values = sent.getAll(name);
    if (values.length > 1) throw new MalformedRequestError({ reason: 'field', value: name });
    return values[0] ?? '';
  };
  const locale = one('locale');
  if (!isLocale(locale)) throw new MalformedRequestError({ reason: 'language' });
  const formKey = one('form_key');
  if (!isToken(formKey)) throw new MalformedRequestError({ reason: 'key' });
  const total = one('shown');
  if (!/^\d{0,9}$/.test(total)) throw new MalformedRequestError({ reason: 'total' });
  if (!sent.has('article')) throw new MalformedRequestError({ reason: 'empty' });
  const lines = readLines(sent.getAll('article'), sent.getAll('pieces'));
  const fields = Object.fromEntries(fieldNames.map((name) => [name, readField(name, one(name))]));
  return {
    form: {
      ...{ lines, currency: readCurrency(one('currency')), formKey },
      fields: fields as Record<FieldName, string>,
    },
    locale,
    shown: total === '' ? undefined : Number(total),
    act: one('act') === 'recalculate' ? 'recalculate' : 'order',
  };
}

export function readCurrency(written: string): Currency {
  const found = currencies.find((currency) => currency === written);
  if (!found) throw new MalformedRequestError({ reason: 'currency' });
  return found;
}

/** A browser counts a line's end as one letter and sends two. */
function readField(name: FieldName, value: string): string {
  const typed = choices[name] ? value : name === 'message' ? plainText(value) : plainLine(value);
  // Twice what the field takes: one that autofill has filled beyond it is shown again with its fault.
  if (typed.length > 2 * fieldLimits[name] + 20)
    throw new MalformedRequestError({ reason: 'long', value: name });
  if (choices[name] && !choices[name].test(typed))
    throw new MalformedRequestError({ reason: 'choice', value: name });
  return typed;
}

/** What somebody has typed into one line: blanks of any kind are one, none stands at an end, nothing is unseen. */
function plainLine(typed: string): string {
  return typed.replace(blanks, ' ').replace(unseen, '').trim();
}

/** The same of words that may have several lines. */
function plainText(typed: string): string {
  const lines = typed.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(blanksInLine, ' ');
  return lines
    .split('\n')
    .map((line) => line.replace(unseen, ''))
    .join('\n');
}
