import type { CheckoutWords } from '@/lib/checkout/checkout-words';
import type { Locale } from '@/lib/i18n/locales';
import type { Order } from '@/lib/orders/order';
import { orderPath } from '@/lib/orders/order-path';

type Props = { order: Order; locale: Locale; t: CheckoutWords };

/** Tells whoever comes back to the form that they have just ordered, and that its button orders once more. */
export function JustOrdered({ order, locale, t }: Props) {
  return (
    <section aria-labelledby="ordered-title" className="shell mt-8">
      <div className="border-2 border-signal p-5 sm:p-6">
        <h2 id="ordered-title" className="display-3">
          {t('ordered.title', { number: order.number })}
        </h2>
        <p className="mt-3 max-w-[60ch] text-pretty">{t('ordered.again')}</p>
        <p className="mt-2">
          {/* Prepared by no router: the order's page is one visitor's. */}
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
