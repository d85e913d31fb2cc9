import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-title';
import { Section } from '@/components/layout/section';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import type { OrderStep } from '@/lib/shop/order-page/order-steps';
import { trackedParcel } from '@/lib/shop/orders/carriers';
import { awaitedRelease, hasLapsed, isTerminated } from '@/lib/shop/orders/order-status';
import { createArticleLookup, formatReleaseDay } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { useOrderFormat } from './use-order-format';

/** The classes of a step's mark, by state. Drawn with borders only, because printers omit backgrounds. */
const marks: Record<OrderStep['state'], string> = {
  done: 'border-[0.5rem] border-ink',
  next: 'border-2 border-ink',
  ahead: 'border-2 border-line',
};

/** The order's steps in words; the marks beside them add no information. */
export function OrderProgress({ page: { order, steps, parcels } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { moment } = useOrderFormat(order.currency);
  const ahead = awaitedRelease(order, createArticleLookup(locale));
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
        <p className="mt-6 max-w-[60ch]">{t('waits', { day: formatReleaseDay(ahead, locale) })}</p>
      )}
      {parcels.length > 1 || order.delivery_state === 'partly-sent' ? (
        <Parcels order={order} parcels={parcels} />
      ) : (
        order.tracking && <Tracking tracking={order.tracking} />
      )}
    </Section>
  );
}

/** The parcels of an order that is not sent as a whole, each with its pieces and its number. */
function Parcels({ order, parcels }: Pick<OrderOnPage, 'order' | 'parcels'>) {
  const t = useTranslations('Order');
  const { dayOf } = useOrderFormat(order.currency);
  const titleAt = (at: number) => order.lines.find(({ position }) => position === at)?.title;
  return (
    <ul className="mt-6 max-w-xl">
      {parcels.map(({ id, at, lines, tracking }) => (
        <li key={id} className="border-line border-t py-3">
          <p className="font-semibold">{t('parcel', { day: dayOf(at) })}</p>
          <ul>
            {lines.map(({ position, pieces }) => (
              <li key={position}>
                {pieces} × {titleAt(position)}
              </li>
            ))}
          </ul>
          {tracking && <Tracking tracking={tracking} />}
        </li>
      ))}
    </ul>
  );
}

/** The parcel's number, which leads to the page of a known carrier. */
function Tracking({ tracking }: { tracking: string }) {
  const t = useTranslations('Order');
  const { number, label, url } = trackedParcel(tracking);
  return (
    <p className="mt-6 max-w-[60ch] wrap-anywhere">
      {t('tracking')}{' '}
      {url ? (
        <a href={url} rel="noopener noreferrer" className="underline underline-offset-4">
          {number}
        </a>
      ) : (
        <strong>{number}</strong>
      )}
      {label && ` (${label})`}
    </p>
  );
}

/**
 * The header of an order page. Its title is a thank-you for a new order, a note that the order is unpaid, or neutral.
 * The order number is always below it.
 */
export function OrderHead({
  page: { order, isNew, cardPayment },
  shopConfig,
  isReturnFromPayment,
}: {
  page: OrderOnPage;
  shopConfig: ShopConfig;
  isReturnFromPayment?: boolean | undefined;
}) {
  const t = useTranslations('Order');
  const { number, email } = order;
  const isUnpaid = cardPayment && cardPayment.state !== 'pending' && !isReturnFromPayment;
  const showsThanks = isNew && !isTerminated(order) && !isUnpaid;
  return (
    <PageHead title={t(isUnpaid ? 'unpaid' : showsThanks ? 'thanks' : 'order')}>
      <p>
        {t.rich('number', {
          number,
          b: (chunks) => <strong className="whitespace-nowrap">{chunks}</strong>,
        })}{' '}
        {showsThanks && email && t('confirmation', { email })}
      </p>
      <p className="mt-3 text-base text-muted leading-snug">{t('address')}</p>
      {shopConfig.isDemonstration && (
        <p className="mt-4 border-signal border-l-4 pl-3">{t('demonstration')}</p>
      )}
    </PageHead>
  );
}
