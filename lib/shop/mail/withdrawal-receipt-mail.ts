import type { Locale } from '@/lib/i18n/locales';
import { isOrderNumber } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { getSite } from '@/lib/site/get-site';
import type { Mail } from './mail';
import { type Block, type Fact, type MailContent, renderMailText } from './mail-content';
import { createMailFormatter, type MailFormatter, words as plain } from './mail-context';
import { renderMailHtml } from './mail-html';
import { sellerPart } from './templates/parts';

/** `contract`: the order number, or other text entered in its place; `receivedAt`: ISO 8601. */
export type WithdrawalReceiptData = {
  to: string;
  contract: string;
  receivedAt: string;
  /** What the buyer wrote about a part of the order, if the address is that of the order. */
  part?: string;
};

type ReceiptContext = { shopConfig: ShopConfig; locale: Locale };

/**
 * The receipt of a withdrawal declaration that was not carried out. The law requires it all the same, with content,
 * date and time (2011/83/EU, article 11a (4)). Anyone can have it sent to any address, so it repeats no typed text
 * except an order number, and to the address of the order the part of it that is named.
 */
export async function withdrawalReceiptMail(
  declared: WithdrawalReceiptData,
  { shopConfig, locale }: ReceiptContext,
): Promise<Mail> {
  const formatter = await createMailFormatter(locale);
  const content = createContent(declared, shopConfig, formatter);
  return {
    to: declared.to,
    replyTo: shopConfig.seller.email,
    subject: content.subject,
    text: renderMailText(content, formatter),
    html: renderMailHtml(content, getSite(locale).name, locale),
  };
}

function createContent(
  { contract, receivedAt, part }: WithdrawalReceiptData,
  shopConfig: ShopConfig,
  formatter: MailFormatter,
): MailContent {
  const { t, moment } = formatter;
  const number = isOrderNumber(contract) ? contract : 'none';
  const subject = t('declared.subject', { number });
  const { isDemonstration } = shopConfig;
  const facts: Fact[] = [
    [t('withdrawn.receivedOn'), moment(receivedAt)],
    [
      t('withdrawn.declaration'),
      [part ? t('withdrawn.declaredPart', { number }) : t('declared.declaration', { number }), part]
        .filter(Boolean)
        .join('\n'),
    ],
  ];
  return {
    subject: isDemonstration ? t('demonstrationMark', { subject }) : subject,
    title: t('declared.title'),
    blocks: [
      ...(isDemonstration ? [{ is: 'notice', text: t('demonstration') } satisfies Block] : []),
      plain(t('greetingPlain')),
      plain(t('withdrawn.words')),
      { is: 'facts', facts },
      plain(t(part ? 'declared.nextPart' : 'declared.next')),
      plain(t('declared.other')),
      ...sellerPart({ shopConfig, formatter }),
    ],
  };
}
