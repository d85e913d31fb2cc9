import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { textLinkStyle } from '@/components/navigation/links';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import { checkoutPath } from '@/lib/shop/cart/cart';
import type { OrderOnPage } from '@/lib/shop/order-page/get-order-page';
import { documentPath, orderApiPath, orderPath } from '@/lib/shop/orders/order-links';
import { isInvoiceVoid } from '@/lib/shop/orders/order-status';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { useOrderFormat } from './use-order-format';

type Props = { page: OrderOnPage; shopConfig: ShopConfig };

/**
 * The actions a buyer can take on an order. Plain links, so that nothing of an order is prefetched.
 */
export function OrderActions({ page: { order, invoice, credits, withdrawal }, shopConfig }: Props) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const { day } = useOrderFormat(order.currency);
  const orderHref = orderPath(order.token, locale);
  const invoiceText = isInvoiceVoid(order) ? t('invoiceVoid') : t('invoice');
  const actions = [
    ...(invoice ? [{ href: `${orderApiPath(order.token)}/invoice`, text: invoiceText }] : []),
    ...credits.map(({ name }) => {
      return { href: documentPath(order.token, name), text: t('credit', { name }) };
    }),
    { href: checkoutPath(order.lines, order.currency, locale), text: t('reorder') },
    ...(withdrawal.may
      ? [
          {
            href: `${orderHref}?act=withdraw`,
            text: t('withdraw'),
            more: withdrawal.until && t('withdrawUntil', { day: day(withdrawal.until) }),
          },
        ]
      : []),
    ...(order.forgotten_at ? [] : [{ href: `${orderHref}?act=forget`, text: t('forget') }]),
    {
      href: mailtoHref(shopConfig.seller.email, t('subject', { number: order.number })),
      text: t('write'),
    },
  ];
  return (
    <Section id="acts" title={t('actions')}>
      <ul className="text-lg">
        {actions.map(({ href, text, ...action }) => (
          <li key={href}>
            <a href={href} rel="nofollow" className={`${textLinkStyle} inline-block py-1.5`}>
              {text}
            </a>
            {'more' in action && action.more && (
              <span className="ml-3 text-muted text-sm">{action.more}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
