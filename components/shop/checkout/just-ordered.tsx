import { useLocale, useTranslations } from 'next-intl';
import { localiseTime } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { useDateFormat } from '@/lib/i18n/use-date-format';
import type { CheckoutTranslator } from '@/lib/shop/checkout/checkout-messages';
import type { Order } from '@/lib/shop/orders/order';
import { orderApiPath, orderPath } from '@/lib/shop/orders/order-links';
import { type CardPayment, cardPayment } from '@/lib/shop/orders/order-status';

type Props = { order: Order; now: Date; locale: Locale; t: CheckoutTranslator };

/**
 * Shown when a buyer returns to the form after ordering: the button would order again. After leaving
 * Stripe's page without paying it also shows until when the order is reserved and a button to pay.
 */
export function JustOrdered({ order, now, locale, t }: Props) {
  const payment = cardPayment(order, now);
  const isUnpaid = payment?.state === 'due' || payment?.state === 'over';
  return (
    <section aria-labelledby="ordered-title" className="shell mt-8">
      <div className="border-2 border-signal p-5 sm:p-6">
        <h2 id="ordered-title" className="display-3">
          {t(isUnpaid ? 'ordered.unpaid' : 'ordered.title', { number: order.number })}
        </h2>
        {isUnpaid && <PayOrder payment={payment} path={orderApiPath(order.token)} />}
        <p className="mt-3 max-w-[60ch] text-pretty">{t('ordered.again')}</p>
        <p className="mt-2">
          {/* A plain link without prefetch: the order page is private. */}
          <a
            href={orderPath(order.token, locale)}
            className="label inline-block py-2 underline underline-offset-4"
          >
            {t('ordered.link')}
          </a>
        </p>
      </div>
    </section>
  );
}

type Unpaid = Extract<CardPayment, { until: string }>;

function PayOrder({ payment, path }: { payment: Unpaid; path: string }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const formatDate = useDateFormat();
  if (payment.state === 'over') return <p className="mt-3 max-w-[60ch]">{t('payOver')}</p>;
  const until = formatDate(new Date(payment.until), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <form method="post" action={`${path}/pay`} className="mt-3">
      <p className="max-w-[60ch] text-pretty">
        {t('payUntil', { moment: localiseTime(until, locale) })}
      </p>
      <button type="submit" className="button mt-4 cursor-pointer">
        {t('payNow')}
      </button>
    </form>
  );
}
