import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { textLinkStyle } from '@/components/navigation/text-link';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { checkoutPath } from '@/lib/shop/cart/checkout-path';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { isVoid } from '@/lib/shop/orders/is-void';
import { orderPath, paperPath } from '@/lib/shop/orders/order-path';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { useOrderWords } from './use-order-words';

type Props = { page: OrderOnPage; till: ShopConfig; path: string };

/**
 * The actions a buyer can take on an order. Plain links, so that nothing of an order is prefetched.
 */
export function OrderActs({ page: { order, invoice, credits, withdrawal }, till, path }: Props) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { day } = useOrderWords(order.currency);
  const here = orderPath(order.token, locale);
  const paper = isVoid(order) ? t('invoiceVoid') : t('invoice');
  const acts = [
    ...(invoice ? [{ href: `${path}/invoice`, text: paper }] : []),
    ...credits.map(({ name }) => {
      return { href: paperPath(order.token, name), text: t('credit', { name }) };
    }),
    { href: checkoutPath(order.lines, order.currency, locale), text: t('reorder') },
    ...(withdrawal.may
      ? [
          {
            href: `${here}?act=withdraw`,
            text: t('withdraw'),
            more: withdrawal.until && t('withdrawUntil', { day: day(withdrawal.until) }),
          },
        ]
      : []),
    ...(order.forgotten_at ? [] : [{ href: `${here}?act=forget`, text: t('forget') }]),
    {
      href: mailtoHref(till.seller.email, t('subject', { number: order.number })),
      text: t('write'),
    },
  ];
  return (
    <Section id="acts" title={t('acts')}>
      <ul className="text-lg">
        {acts.map(({ href, text, ...act }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className={`${textLinkStyle} inline-block py-1.5`}>
              {text}
            </a>
            {'more' in act && act.more && (
              <span className="ml-3 text-muted text-sm">{act.more}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
