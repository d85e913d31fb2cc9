import { localePath } from '@/lib/i18n/locales';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Voucher } from '@/lib/shop/vouchers/voucher';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Mail } from './mail';
import type { Block, MailContent } from './mail-content';
import { createMailFormatter, type MailFormatter, words } from './mail-context';
import { shopMail } from './shop-mail';

type GiftContext = { shopConfig: ShopConfig; vouchers: Voucher[] };

/**
 * The mail with the vouchers of a gift, to its recipient. It contains the buyer's name and the text of the
 * card, but no link to the order, which shows what was paid. `undefined` if there is nothing to send: the order
 * is forgotten, or its vouchers are blocked because of a refund or a withdrawal.
 */
export async function giftMail(
  order: Order,
  { shopConfig, vouchers }: GiftContext,
): Promise<Mail | undefined> {
  const valid = vouchers.filter(({ blocked_at }) => !blocked_at);
  const to = order.gift?.voucher?.email;
  if (!to || valid.length === 0) return undefined;
  const formatter = await createMailFormatter(order.locale);
  const content = createContent(order, valid, formatter);
  return {
    ...shopMail(to, content, { shopConfig, formatter }),
    attachments: valid.map(({ id }) => ({ kind: 'voucher', id })),
  };
}

function createContent(
  { address, gift, locale }: Order,
  vouchers: Voucher[],
  formatter: MailFormatter,
): MailContent {
  const { t, money } = formatter;
  const name = address?.name ?? 'none';
  const codes = vouchers.map(
    ({ code, value, currency }): Block => ({
      is: 'code',
      label: t('vouchers.code', { amount: money(value, currency) }),
      code,
    }),
  );
  return {
    subject: t('gift.subject', { name }),
    title: t('gift.title', { count: vouchers.length }),
    blocks: [
      words(t('greetingPlain')),
      words(t('gift.words', { name, count: vouchers.length })),
      ...(gift?.text ? [words(gift.text)] : []),
      ...codes,
      words(t('gift.redeem')),
      {
        ...{ is: 'link', isQuiet: true, text: t('vouchers.shop') },
        url: absoluteUrl(localePath('/shop', locale)),
      },
    ],
  };
}
