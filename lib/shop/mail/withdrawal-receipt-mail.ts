import type { Locale } from '@/lib/i18n/locales';
import { isOrderNumber } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Mail } from './mail';
import type { Fact, MailContent } from './mail-content';
import { createMailFormatter, type MailFormatter, words as plain } from './mail-context';
import { shopMail } from './shop-mail';

/** `contract`: the order number, or other text entered in its place; `receivedAt`: ISO 8601. */
export type WithdrawalReceiptData = {
  to: string;
  contract: string;
  receivedAt: string;
  /** What the buyer wrote about a part of the order; only if `to` is the order's address. */
  part?: string;
};

type ReceiptContext = { shopConfig: ShopConfig; locale: Locale };

/**
 * The receipt of a withdrawal declaration that was not carried out. The law requires it all the same, with
 * content, date and time (2011/83/EU, article 11a (4)). Anyone can have it sent to any address, so it repeats
 * no typed text except an order number. Only a receipt to the order's own address also repeats which part is
 * withdrawn.
 */
export async function withdrawalReceiptMail(
  declared: WithdrawalReceiptData,
  { shopConfig, locale }: ReceiptContext,
): Promise<Mail> {
  const formatter = await createMailFormatter(locale);
  const content = createContent(declared, formatter);
  return shopMail(declared.to, content, { shopConfig, formatter });
}

function createContent(
  { contract, receivedAt, part }: WithdrawalReceiptData,
  formatter: MailFormatter,
): MailContent {
  const { t, moment } = formatter;
  const number = isOrderNumber(contract) ? contract : 'none';
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
    subject: t('declared.subject', { number }),
    title: t('declared.title'),
    blocks: [
      plain(t('greetingPlain')),
      plain(t('withdrawn.words')),
      { is: 'facts', facts },
      plain(t(part ? 'declared.nextPart' : 'declared.next')),
      plain(t('declared.other')),
    ],
  };
}
