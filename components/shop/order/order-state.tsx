import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import type { OrderStep } from '@/lib/shop/order-page/order-steps';
import { hasLapsed } from '@/lib/shop/orders/card-payment';
import { trackingLink } from '@/lib/shop/orders/tracking-link';
import { waitsFor } from '@/lib/shop/orders/waits-for';
import { releaseDay } from '@/lib/shop/pricing/pre-order';
import { openShelf } from '@/lib/shop/pricing/shelf';
import { useOrderWords } from './use-order-words';

/** Drawn with borders only, because printers omit backgrounds. */
const marks: Record<OrderStep['state'], string> = {
  done: 'border-[0.5rem] border-ink',
  next: 'border-2 border-ink',
  ahead: 'border-2 border-line',
};

/** The order's steps in words; the marks beside them add no information. */
export function OrderState({ page: { order, steps } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { moment } = useOrderWords(order.currency);
  const ahead = waitsFor(order, openShelf(locale));
  return (
    <Section id="state" title={t('state')}>
      <ol className="max-w-xl">
        {steps.map(({ name, at, state }) => (
          <li
            key={name}
            aria-current={state === 'next' ? 'step' : undefined}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0"
          >
            <span aria-hidden="true" className={`mt-1 size-4 rounded-full ${marks[state]}`} />
            <span className={state === 'ahead' ? 'text-muted' : ''}>
              <span className={state === 'done' ? 'font-semibold' : ''}>
                {t(state === 'done' ? `steps.${name}` : `ahead.${name}`)}
              </span>
              {at && <span className="block text-muted text-sm">{moment(at)}</span>}
            </span>
          </li>
        ))}
      </ol>
      {hasLapsed(order) && <p className="mt-6 max-w-[60ch]">{t('payOver')}</p>}
      {ahead && (
        <p className="mt-6 max-w-[60ch]">{t('waits', { day: releaseDay(ahead, locale) })}</p>
      )}
      {order.tracking && (
        <p className="mt-6 max-w-[60ch] wrap-anywhere">
          {t('tracking')}{' '}
          {trackingLink(order.tracking) ? (
            <a
              href={order.tracking}
              rel="noopener noreferrer"
              className="underline underline-offset-4"
            >
              {order.tracking}
            </a>
          ) : (
            <strong>{order.tracking}</strong>
          )}
        </p>
      )}
    </Section>
  );
}
