import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { LocalWords } from '@/components/rich-text/local-words';
import { afterWithdrawal } from '@/lib/shop/order-page/after-withdrawal';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { afterCancel } from '@/lib/shop/orders/after-cancel';
import type { Order } from '@/lib/shop/orders/order';
import { orderApiPath } from '@/lib/shop/orders/order-path';
import { stillComes } from '@/lib/shop/orders/still-comes';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { OrderActs } from './order-acts';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { OrderState } from './order-state';
import { PayByBill } from './pay-by-bill';
import { PayByCard } from './pay-by-card';
import { TakeFromCart } from './take-from-cart';
import { useOrderWords } from './use-order-words';

type Props = { page: OrderOnPage; till: ShopConfig; path: string; saysPaid?: boolean };

/**
 * The order page for its buyer.
 * @param saysPaid whether the buyer comes from Stripe's success page; until Stripe reports the
 * payment, the page shows that it is being confirmed
 */
export function OrderView({ page, till, saysPaid = false }: Omit<Props, 'path'>) {
  const { order } = page;
  const path = orderApiPath(order.token);
  const ordered = order.lines.map(({ article, pieces }) => ({ article, pieces }));
  return (
    <>
      <OrderHead page={page} till={till} saysPaid={saysPaid} />
      <WithdrawalReceipt order={order} />
      <Cancellation order={order} />
      <OrderPayment page={page} till={till} path={path} saysPaid={saysPaid} />
      <OrderState page={page} />
      <OrderVouchers page={page} path={path} />
      <OrderLines page={page} from={till.seller.country} />
      <OrderAddress order={order} till={till} />
      <OrderActs page={page} till={till} path={path} />
      <TakeFromCart lines={ordered} placedAt={order.placed_at} />
    </>
  );
}

/** The withdrawal's time and consequences, shown permanently. */
function WithdrawalReceipt({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const { moment } = useOrderWords(order.currency);
  if (!order.withdrawn_at) return null;
  return (
    <Section id="withdrawal" title={t('withdrawal')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {t('withdrawnAt', { moment: moment(order.withdrawn_at), number: order.number })}{' '}
        {order.email && t('receiptSent', { email: order.email })}
      </p>
      {afterWithdrawal(order).map((next) => (
        <p key={next} className="mt-3 max-w-[60ch] text-lg leading-snug">
          {t(next)}
        </p>
      ))}
    </Section>
  );
}

/** Why the order is cancelled and what happens to the money, in the words of its mail. */
export function Cancellation({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const mail = useTranslations('Mail.cancelled');
  const { moment, money } = useOrderWords(order.currency);
  if (!order.cancelled_at) return null;
  const amount = money(order.redeemed);
  const sentences = afterCancel(order).map((name) => mail(name, { amount }));
  return (
    <Section id="cancelled" title={t('ahead.cancelled')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {[t('cancelledAt', { moment: moment(order.cancelled_at) }), ...sentences].join(' ')}
      </p>
    </Section>
  );
}

/** How to pay the open amount; nothing if it is settled. */
export function OrderPayment({ page, till, path, saysPaid }: Props) {
  const t = useTranslations('Order');
  const { order, account } = page;
  const { money } = useOrderWords(order.currency);
  if (account.open === 0 || order.withdrawn_at || order.payment_state !== 'open') return null;
  const title = saysPaid && page.cardPayment ? 'confirming' : 'pay';
  return (
    <Section id="pay" title={t(page.cardPayment?.state === 'pending' ? 'paymentPending' : title)}>
      <p className="display-3 tabular-nums">{money(account.open)}</p>
      {order.payment === 'bill' && <PayByBill page={page} till={till} path={path} />}
      {page.cardPayment && (
        <PayByCard payment={page.cardPayment} order={order} path={path} saysPaid={saysPaid} />
      )}
      {order.payment === 'collection' && (
        <p className="mt-3 max-w-[56ch] text-lg leading-snug">{t('payAtCollection')}</p>
      )}
    </Section>
  );
}

/** The vouchers bought with an order, with code and PDF. */
function OrderVouchers({ page, path }: { page: OrderOnPage; path: string }) {
  const t = useTranslations('Order');
  const { money } = useOrderWords(page.order.currency);
  if (page.vouchers.length === 0) return null;
  return (
    <Section id="vouchers" title={t('vouchers')}>
      <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
        {page.vouchers.map(({ id, code, value, balance, blocked_at }) => (
          <li key={id} className="border-2 border-ink p-4">
            <p className="display-3 tabular-nums">{money(value)}</p>
            <p className="wrap-anywhere mt-2 font-semibold tabular-nums">
              {blocked_at ? t('voucherBlocked') : code}
            </p>
            {!blocked_at && (
              <>
                <p className="mt-1 text-muted text-sm">{t('balance', { sum: money(balance) })}</p>
                <a
                  href={`${path}/voucher/${id}`}
                  className="label mt-2 inline-block py-2 underline underline-offset-4 print:hidden"
                >
                  {t('voucherPaper')}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The delivery or collection address and the contact details; only the latter if the order will not
 * be sent.
 */
function OrderAddress({ order, till }: { order: Order; till: ShopConfig }) {
  const t = useTranslations('Order');
  const { country, day } = useOrderWords(order.currency);
  const { address, delivery, forgotten_at } = order;
  const { collection } = till.payment;
  const isComing = stillComes(order);
  return (
    <Section id="address" title={isComing ? t(`delivery.${delivery}`) : t('contact')}>
      {isComing && delivery === 'collection' && collection && (
        <p className="mb-5 max-w-[56ch] text-lg leading-snug">
          <LocalWords value={collection.place} />
          {collection.hours && (
            <span className="block text-muted">
              <LocalWords value={collection.hours} />
            </span>
          )}
        </p>
      )}
      {forgotten_at && <p>{t('forgotten', { day: day(forgotten_at.slice(0, 10)) })}</p>}
      {address && (
        <address className="not-italic leading-snug">
          {address.name}
          <br />
          {address.street} {address.building}
          <br />
          {address.postcode} {address.town}
          <br />
          {country(address.country)}
        </address>
      )}
      {order.email && <p className="wrap-anywhere mt-3">{order.email}</p>}
      {order.message && (
        <p className="mt-3 max-w-[60ch] whitespace-pre-line text-muted">{order.message}</p>
      )}
    </Section>
  );
}
