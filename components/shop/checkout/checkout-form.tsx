import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/layout/error-summary';
import { LocaleLink } from '@/components/navigation/links';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { areNumeric } from '@/lib/shop/checkout/checkout-fields';
import { fieldErrorPlace } from '@/lib/shop/checkout/checkout-form';
import { fieldErrorsHeading, formatFieldError } from '@/lib/shop/checkout/checkout-messages';
import { type FormattedSums, isAllDigital } from '@/lib/shop/checkout/checkout-sums';
import { offeredDeliveries, offeredPayments } from '@/lib/shop/payments/payment-methods';
import { ChoiceField, CountryField, MessageField, TextField } from './checkout-fields';
import { type CheckoutView, formatDeliveryNote, formatPaymentNote } from './checkout-view';
import { fieldId } from './field-messages';
import { LiveSums } from './live-sums';
import { OrderButton } from './order-button';
import { CheckoutLines, OrderTerms } from './order-summary';
import { PersistTypedFields } from './persist-typed-fields';

type CheckoutFormProps = { view: CheckoutView; sums: FormattedSums | undefined };

/**
 * The checkout form: contact, address, delivery and payment; beside them the sums and the order
 * button.
 */
export function CheckoutForm({ view, sums }: CheckoutFormProps) {
  const { form, shopConfig, locale, t } = view;
  const deliveries = offeredDeliveries(shopConfig, isAllDigital(form.lines, locale));
  const payments = offeredPayments(shopConfig, deliveries, form.currency);
  const countries = shopConfig.zones.flatMap((zone) => zone.countries);
  return (
    <form
      action="/api/shop/orders"
      method="post"
      noValidate
      className="shell mt-8 mb-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-20"
    >
      <PersistTypedFields />
      <input type="hidden" name="form_key" value={form.formKey} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="currency" value={form.currency} />
      <div className="min-w-0">
        {view.errors.length > 0 && (
          <div className="mb-10">
            <CheckoutErrorList view={view} />
          </div>
        )}
        <FormSection title={t('contact')} note={t('contactNote')}>
          <TextField
            view={view}
            field="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormSection>
        <FormSection title={t('address')} note={t('addressNote')}>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <TextField view={view} field="name" autoComplete="name" />
            <TextField
              view={view}
              field="street"
              autoComplete="address-line1"
              className="xs:col-span-4"
            />
            <TextField
              view={view}
              field="building"
              autoComplete="off"
              isOptional
              className="xs:col-span-2"
            />
            <TextField
              view={view}
              field="postcode"
              autoComplete="postal-code"
              inputMode={areNumeric(countries) ? 'numeric' : undefined}
              className="xs:col-span-2"
            />
            <TextField
              view={view}
              field="town"
              autoComplete="address-level2"
              className="xs:col-span-4"
            />
            <CountryField view={view} />
          </div>
        </FormSection>
        <FormSection title={t('deliveryTitle')}>
          <ChoiceField
            view={view}
            field="delivery"
            choices={deliveries.map((value) => ({
              value,
              name: t(`deliveries.${value}`),
              note: formatDeliveryNote(value, view),
            }))}
          />
        </FormSection>
        <FormSection title={t('paymentTitle')}>
          <ChoiceField
            view={view}
            field="payment"
            choices={payments.map((value) => ({
              value,
              name:
                value === 'stripe' && form.currency !== 'CHF' ? t('card') : t(`payments.${value}`),
              note: formatPaymentNote(value, view),
            }))}
          />
        </FormSection>
        <FormSection title={t('extrasTitle')}>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <TextField
              view={view}
              field="voucher"
              note={t('voucherNote')}
              isOptional
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <MessageField view={view} />
          </div>
        </FormSection>
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
            <CheckoutLines view={view} />
          </div>
          <LiveSums
            first={sums}
            email={shopConfig.seller.email}
            messages={{
              recalculate: t('recalculate'),
              recalculated: t('recalculated', { total: '{total}' }),
              recalculating: t('recalculating'),
              failed: t('recalculateFailed'),
              noSums: t('noSums'),
              write: t('write', { email: shopConfig.seller.email }),
            }}
          />
          <OrderTerms view={view} />
          <OrderButton label={t('order')} sending={t('sending')} />
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

/** The list of errors and changes above the form. */
function CheckoutErrorList({ view }: { view: CheckoutView }) {
  const { errors, shopConfig, t } = view;
  const { email } = shopConfig.seller;
  if (errors.length === 0) return null;
  const write = { href: mailtoHref(email), text: t('write', { email }) };
  const points = errors.map((error) => {
    const place = fieldErrorPlace(error);
    return {
      text: formatFieldError(error, view),
      href: place && `#${fieldId(place)}`,
      ...(error.kind === 'too-heavy' && { other: write }),
    };
  });
  return <ErrorSummary title={fieldErrorsHeading(errors, t)} points={points} />;
}

type FormSectionProps = { title: string; note?: string; children: ReactNode };

/** A section of the form with a rule above it. */
function FormSection({ title, note, children }: FormSectionProps) {
  return (
    <section className="mt-10 border-ink border-t-2 pt-4 first:mt-0">
      <h2 className="display-3">{title}</h2>
      {note && <p className="mt-1 text-muted">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
