import type { ReactNode } from 'react';
import { ErrorSummary } from '@/components/layout/error-summary';
import { LocaleLink } from '@/components/navigation/links';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { addDays } from '@/lib/primitives/time/days';
import { fieldErrorPlace } from '@/lib/shop/checkout/checkout-form';
import { fieldErrorsHeading, formatFieldError } from '@/lib/shop/checkout/checkout-messages';
import { type FormattedSums, hasVouchers, isAllDigital } from '@/lib/shop/checkout/checkout-sums';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { offeredDeliveries, offeredPayments } from '@/lib/shop/payments/payment-methods';
import { AddressFields } from './address-fields';
import { Checkbox, ChoiceField, CountryField, TextArea, TextField } from './checkout-fields';
import { type CheckoutView, formatDeliveryNote, formatPaymentNote } from './checkout-view';
import { fieldId } from './field-messages';
import { LiveSums } from './live-sums';
import { OrderButton } from './order-button';
import { CheckoutLines, OrderTerms } from './order-summary';
import { PersistTypedFields } from './persist-typed-fields';

/** Fields that appear with a choice, by CSS: without `:has` they are always shown. */
const onlyByPost = '[form:not(:has([name=delivery][value=post]:checked))_&]:hidden';
const onlyElsewhere = '[form:not(:has([name=elsewhere]:checked))_&]:hidden';
const onlyGift = '[form:not(:has([name=gift]:checked))_&]:hidden';

const codeInput = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

type CheckoutFormProps = { view: CheckoutView; sums: FormattedSums | undefined };

/**
 * The checkout form: contact, address, delivery and payment; beside them the sums and the order
 * button.
 */
export function CheckoutForm({ view, sums }: CheckoutFormProps) {
  const { form, shopConfig, locale, t } = view;
  const isDigital = isAllDigital(form.lines, locale);
  const deliveries = offeredDeliveries(shopConfig, isDigital);
  const payments = offeredPayments(shopConfig, deliveries, form.currency);
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
        {isDigital ? (
          <FormSection title={t('buyer')} note={t('buyerNote')}>
            <div className="grid grid-cols-6 gap-x-4 gap-y-5">
              <TextField view={view} field="name" autoComplete="name" />
              <CountryField view={view} kind="billing" />
            </div>
          </FormSection>
        ) : (
          <FormSection title={t('address')} note={t('addressNote')}>
            <AddressFields view={view} kind="billing" />
            {deliveries.includes('post') && (
              <div className={`mt-5 ${onlyByPost}`}>
                <Checkbox view={view} field="elsewhere" />
                <div className={`mt-4 border-line border-l-4 pl-4 ${onlyElsewhere}`}>
                  <h3 className="label mb-4">{t('deliveryAddress')}</h3>
                  <AddressFields view={view} kind="delivery" />
                </div>
              </div>
            )}
          </FormSection>
        )}
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
            {shopConfig.discountCodes.length > 0 && (
              <TextField view={view} field="discount" isOptional {...codeInput} />
            )}
            <TextField
              view={view}
              field="voucher"
              note={t('voucherNote')}
              isOptional
              {...codeInput}
            />
            <GiftFields view={view} />
            <TextArea view={view} field="message" />
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

/** Whether the order is a gift, with the card and, for vouchers, who gets them by mail and when. */
function GiftFields({ view }: { view: CheckoutView }) {
  const { form, locale, t } = view;
  const today = siteDay(new Date());
  return (
    <div className="col-span-6">
      <Checkbox view={view} field="gift" />
      <div
        className={`mt-3 grid grid-cols-6 gap-x-4 gap-y-5 border-line border-l-4 pl-4 ${onlyGift}`}
      >
        <TextArea view={view} field="giftText" note={t('giftNote')} />
        {hasVouchers(form.lines, locale) && (
          <>
            <TextField
              view={view}
              field="giftEmail"
              type="email"
              inputMode="email"
              note={t('giftEmailNote')}
              isOptional
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              view={view}
              field="giftDay"
              type="date"
              min={today}
              max={addDays(today, 365)}
              note={t('giftDayNote')}
              isOptional
              autoComplete="off"
            />
          </>
        )}
      </div>
    </div>
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
