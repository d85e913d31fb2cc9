import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { withdrawalConsequences } from '@/lib/shop/order-page/order-steps';
import { orderApiPath } from '@/lib/shop/orders/order-links';
import { cancellationNotes, isTerminated } from '@/lib/shop/orders/order-status';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { OrderActions } from './order-actions';
import { OrderAddress } from './order-address';
import { OrderLines } from './order-lines';
import { RemoveOrderedFromCart } from './order-page-effects';
import { OrderHead, OrderProgress } from './order-status';
import { PayByBill, PayByCard } from './payment-instructions';
import { useOrderFormat } from './use-order-format';

type Props = {
  page: OrderOnPage;
  shopConfig: ShopConfig;
  isReturnFromPayment?: boolean;
};

/**
 * The order page for its buyer.
 * @param isReturnFromPayment whether the buyer comes from Stripe's success page; until Stripe reports the
 * payment, the page shows that it is being confirmed
 */
export function OrderView({ page, shopConfig, isReturnFromPayment = false }: Props) {
  const { order } = page;
  const orderedLines = order.lines.map(({ article, pieces }) => ({ article, pieces }));
  return (
    <>
      <OrderHead page={page} shopConfig={shopConfig} isReturnFromPayment={isReturnFromPayment} />
      <WithdrawalReceipt page={page} />
      <PartWithdrawals page={page} />
      <Cancellation page={page} />
      <Correction page={page} />
      <OrderPayment page={page} shopConfig={shopConfig} isReturnFromPayment={isReturnFromPayment} />
      <BuyerNotes page={page} />
      <OrderProgress page={page} />
      <OrderVouchers page={page} />
      <OrderLines page={page} from={shopConfig.seller.country} />
      <OrderAddress order={order} shopConfig={shopConfig} />
      <OrderActions page={page} shopConfig={shopConfig} />
      <RemoveOrderedFromCart lines={orderedLines} placedAt={order.placed_at} />
    </>
  );
}

/** Whether money was received, even if it is paid back by now. */
const isReceived = ({ account, refunds }: OrderOnPage) =>
  account.received > 0 || refunds.length > 0;

/** The withdrawal's time and consequences, shown permanently. */
function WithdrawalReceipt({ page }: { page: OrderOnPage }) {
  const { order } = page;
  const t = useTranslations('Order');
  const { moment } = useOrderFormat(order.currency);
  if (!order.withdrawn_at) return null;
  return (
    <Section id="withdrawal" title={t('withdrawal')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {t('withdrawnAt', { moment: moment(order.withdrawn_at), number: order.number })}{' '}
        {order.email && t('receiptSent', { email: order.email })}
      </p>
      {withdrawalConsequences(order, isReceived(page)).map((next) => (
        <p key={next} className="mt-3 max-w-[60ch] text-lg leading-snug">
          {t(next)}
        </p>
      ))}
    </Section>
  );
}

/** When the seller last changed the lines, and what the buyer gets back for them. */
function Correction({ page: { order, account } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const { moment, money } = useOrderFormat(order.currency);
  if (!order.corrected_at || isTerminated(order)) return null;
  const amount = account.toPayBack;
  return (
    <Section id="correction" title={t('corrected')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {t('correctedAt', { moment: moment(order.corrected_at) })}{' '}
        {amount > 0 && t('correctedBack', { amount: money(amount) })}
      </p>
    </Section>
  );
}

/** What the seller has written to the buyer about the order. */
function BuyerNotes({ page: { order, notes } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const { moment } = useOrderFormat(order.currency);
  if (notes.length === 0) return null;
  return (
    <Section id="notes" title={t('notes')}>
      {notes.map(({ id, text, at }) => (
        <div key={id} className="mb-5 max-w-[60ch] last:mb-0">
          <p className="wrap-anywhere whitespace-pre-line text-lg leading-snug">{text}</p>
          <p className="mt-1 text-muted text-sm">{moment(at)}</p>
        </div>
      ))}
    </Section>
  );
}

/**
 * Withdrawals from a part of the order: when they were made and what follows. `OrderLines` shows which pieces
 * to send back.
 */
function PartWithdrawals({ page: { order, withdrawals, split } }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const { moment } = useOrderFormat(order.currency);
  if (withdrawals.length === 0 || order.withdrawn_at || order.cancelled_at) return null;
  const isToSendBack = split.some(({ out, left }) => out > left);
  const isToPayBack =
    order.payment_state !== 'open' && split.some(({ withdrawn }) => withdrawn > 0);
  return (
    <Section id="withdrawal" title={t('withdrawal')}>
      {withdrawals.map((at) => (
        <p key={at} className="max-w-[60ch] text-lg leading-snug">
          {t('withdrawnPart', { moment: moment(at) })}
        </p>
      ))}
      {isToSendBack && (
        <p className="mt-3 max-w-[60ch] text-lg leading-snug">{t('sendBackPart')}</p>
      )}
      {isToPayBack && <p className="mt-3 max-w-[60ch] text-lg leading-snug">{t('moneyBack')}</p>}
    </Section>
  );
}

/** Why the order is cancelled and what happens to the money, in the words of its mail. */
export function Cancellation({ page }: { page: OrderOnPage }) {
  const { order } = page;
  const t = useTranslations('Order');
  const mail = useTranslations('Mail.cancelled');
  const { moment, money } = useOrderFormat(order.currency);
  if (!order.cancelled_at) return null;
  const amount = money(order.redeemed);
  const notes = cancellationNotes(order, isReceived(page));
  const sentences = notes.map((name) => mail(name, { amount }));
  return (
    <Section id="cancelled" title={t('ahead.cancelled')}>
      <p className="max-w-[60ch] text-lg leading-snug">
        {[t('cancelledAt', { moment: moment(order.cancelled_at) }), ...sentences].join(' ')}
      </p>
    </Section>
  );
}

/** How to pay the open amount; nothing if it is settled. */
export function OrderPayment({ page, shopConfig, isReturnFromPayment }: Props) {
  const t = useTranslations('Order');
  const { order, account } = page;
  const { money } = useOrderFormat(order.currency);
  if (account.open === 0 || order.withdrawn_at || order.payment_state !== 'open') return null;
  const title = isReturnFromPayment && page.cardPayment ? 'confirming' : 'pay';
  return (
    <Section id="pay" title={t(page.cardPayment?.state === 'pending' ? 'paymentPending' : title)}>
      <p className="display-3 tabular-nums">{money(account.open)}</p>
      {order.payment === 'bill' && <PayByBill page={page} shopConfig={shopConfig} />}
      {page.cardPayment && (
        <PayByCard
          payment={page.cardPayment}
          order={order}
          isReturnFromPayment={isReturnFromPayment}
        />
      )}
      {order.payment === 'collection' && (
        <p className="mt-3 max-w-[56ch] text-lg leading-snug">{t('payAtCollection')}</p>
      )}
    </Section>
  );
}

/** The vouchers bought with an order, with code and PDF. */
function OrderVouchers({ page }: { page: OrderOnPage }) {
  const t = useTranslations('Order');
  const { money, day } = useOrderFormat(page.order.currency);
  const giftVoucher = page.order.gift?.voucher;
  if (page.vouchers.length === 0) return null;
  return (
    <Section id="vouchers" title={t('vouchers')}>
      {giftVoucher && (
        <p className="mb-4 max-w-[60ch] text-lg leading-snug">
          {t('giftVoucher', {
            email: giftVoucher.email,
            day: giftVoucher.day ? day(giftVoucher.day) : 'none',
          })}
        </p>
      )}
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
                  href={`${orderApiPath(page.order.token)}/voucher/${id}`}
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
