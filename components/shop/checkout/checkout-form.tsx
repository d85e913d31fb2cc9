import { LocaleLink } from '@/components/navigation/locale-link';
import { deliveriesOf, paymentsOf } from '@/lib/shop/checkout/possible';
import { areFigures } from '@/lib/shop/checkout/postcodes';
import type { ShownSums } from '@/lib/shop/checkout/show-sums';
import { isAllDigital } from '@/lib/shop/checkout/sum-up';
import type { CheckoutView } from './checkout-view';
import { ChoiceField } from './choice-field';
import { deliveryNote, paymentNote } from './choice-notes';
import { CountryField } from './country-field';
import { FaultList } from './fault-list';
import { FormPart } from './form-part';
import { KeepTyped } from './keep-typed';
import { LiveSums } from './live-sums';
import { MessageField } from './message-field';
import { OrderButton } from './order-button';
import { OrderLines } from './order-lines';
import { OrderTerms } from './order-terms';
import { TextField } from './text-field';

type Props = { view: CheckoutView; sums: ShownSums | undefined };

/**
 * The checkout form: contact, address, delivery and payment; beside them the sums and the order
 * button.
 */
export function CheckoutForm({ view, sums }: Props) {
  const { form, till, locale, t } = view;
  const deliveries = deliveriesOf(till, isAllDigital(form.lines, locale));
  const payments = paymentsOf(till, deliveries, form.currency);
  const countries = till.zones.flatMap((zone) => zone.countries);
  return (
    <form
      action="/api/shop/orders"
      method="post"
      noValidate
      className="shell mt-8 mb-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20"
    >
      <KeepTyped />
      <input type="hidden" name="form_key" value={form.formKey} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="currency" value={form.currency} />
      <div className="min-w-0">
        {view.faults.length > 0 && (
          <div className="mb-10">
            <FaultList view={view} />
          </div>
        )}
        <FormPart title={t('contact')} note={t('contactNote')}>
          <TextField
            {...{ view, field: 'email', type: 'email', inputMode: 'email', autoComplete: 'email' }}
            {...{ autoCapitalize: 'none', spellCheck: false }}
          />
        </FormPart>
        <FormPart title={t('address')} note={t('addressNote')}>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <TextField view={view} field="name" autoComplete="name" />
            <TextField
              {...{ view, field: 'street', autoComplete: 'address-line1' }}
              className="xs:col-span-4"
            />
            <TextField
              {...{ view, field: 'building', autoComplete: 'off', isOptional: true }}
              className="xs:col-span-2"
            />
            <TextField
              {...{ view, field: 'postcode', autoComplete: 'postal-code' }}
              {...(areFigures(countries) && { inputMode: 'numeric' as const })}
              className="xs:col-span-2"
            />
            <TextField
              {...{ view, field: 'town', autoComplete: 'address-level2' }}
              className="xs:col-span-4"
            />
            <CountryField view={view} />
          </div>
        </FormPart>
        <FormPart title={t('deliveryTitle')}>
          <ChoiceField
            {...{ view, field: 'delivery' }}
            choices={deliveries.map((value) => ({
              ...{ value, name: t(`deliveries.${value}`), note: deliveryNote(value, view) },
            }))}
          />
        </FormPart>
        <FormPart title={t('paymentTitle')}>
          <ChoiceField
            {...{ view, field: 'payment' }}
            choices={payments.map((value) => ({
              value,
              name:
                value === 'stripe' && form.currency !== 'CHF' ? t('card') : t(`payments.${value}`),
              note: paymentNote(value, view),
            }))}
          />
        </FormPart>
        <FormPart title={t('extrasTitle')}>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <TextField
              {...{ view, field: 'voucher', isOptional: true, autoComplete: 'off' }}
              {...{ autoCapitalize: 'characters', spellCheck: false, note: t('voucherNote') }}
            />
            <MessageField view={view} />
          </div>
        </FormPart>
      </div>
      <div className="min-w-0">
        <section
          aria-labelledby="summary-title"
          className="border-ink border-t-2 pt-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)]"
        >
          <h2 id="summary-title" className="display-3">
            {t('summary')}
          </h2>
          <div className="mt-3">
            <OrderLines view={view} />
          </div>
          <LiveSums
            first={sums}
            email={till.seller.email}
            words={{
              recalculate: t('recalculate'),
              recalculated: t('recalculated', { total: '{total}' }),
              recalculating: t('recalculating'),
              failed: t('recalculateFailed'),
              noSums: t('noSums'),
              write: t('write', { email: till.seller.email }),
            }}
          />
          <OrderTerms view={view} />
          <OrderButton words={t('order')} sending={t('sending')} />
          <p className="mt-3 text-muted text-sm">
            {t('orderNote')}{' '}
            <LocaleLink href="/vie-privee" className="underline underline-offset-4">
              {t('privacy')}
            </LocaleLink>
          </p>
        </section>
      </div>
    </form>
  );
}
