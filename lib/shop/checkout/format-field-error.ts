import { displayName } from '@/lib/i18n/display-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { readEmail } from '@/lib/primitives/text/read-email';
import { mostPieces } from '@/lib/shop/cart/cart';
import { openShelf } from '@/lib/shop/pricing/shelf';
import { type CheckoutForm, fieldLimits } from './checkout-form';
import type { CheckoutWords } from './checkout-words';
import type { Fault } from './field-error';
import { examplePostcode } from './postcodes';

type Given = { form: Pick<CheckoutForm, 'fields'>; locale: Locale; t: CheckoutWords };

/** Formats a fault or change as a sentence that says what to do. */
export function sayFault(fault: Fault, { form, locale, t }: Given): string {
  const say = (amount: number, currency: Currency) => moneyWords({ amount, currency }, locale);
  const titleOf = (article: string) => openShelf(locale)(article)?.title ?? article;
  switch (fault.kind) {
    case 'field':
      return t(`fieldFaults.${fault.fault}`, {
        field: t(`fields.${fault.field}`),
        most: fieldLimits[fault.field],
        example: examplePostcode(form.fields.country),
        letter: letterOf(form.fields.email),
      });
    case 'gone':
      return t('changes.gone', { title: titleOf(fault.article) });
    case 'sold-out':
      return t('changes.sold-out', { title: titleOf(fault.article), left: fault.left });
    case 'number':
      return t('changes.number', { title: titleOf(fault.article), most: mostPieces });
    case 'pieces':
      return t('changes.pieces', { title: titleOf(fault.article), most: fault.most });
    case 'too-much':
      return t('changes.too-much', { most: say(fault.most, fault.currency) });
    case 'too-heavy':
      return t('changes.too-heavy', {
        country: displayName('region', fault.country, locale),
        weight: kilograms(fault.most, locale),
        collect: fault.canCollect ? 'yes' : 'no',
      });
    case 'total':
      return t('changes.total', {
        shown: say(fault.shown, fault.currency),
        total: say(fault.total, fault.currency),
      });
  }
}

const kilograms = (grams: number, locale: Locale) =>
  new Intl.NumberFormat(`${locale}-CH`, { style: 'unit', unit: 'kilogram' }).format(grams / 1000);

/** The character in an email address that mail does not support; empty if there is none. */
function letterOf(email: string): string {
  const read = readEmail(email);
  return read && 'letter' in read ? read.letter : '';
}
