import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { OrderOnPage } from '@/lib/order-page/get-order-page';
import { useOrderWords } from './use-order-words';

/** The vouchers bought with an order: a code each, and its paper. */
export function OrderVouchers({ page, path }: { page: OrderOnPage; path: string }) {
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
