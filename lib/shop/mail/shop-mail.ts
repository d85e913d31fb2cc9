import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { getSite } from '@/lib/site/get-site';
import type { Mail } from './mail';
import { type MailContent, renderMailText } from './mail-content';
import type { MailFormatter } from './mail-context';
import { renderMailHtml } from './mail-html';
import { sellerPart } from './templates/parts';

/** Renders a mail as text and HTML, in the formatter's language. */
export function renderMail(to: string, content: MailContent, formatter: MailFormatter): Mail {
  const { locale } = formatter;
  return {
    ...{ to, subject: content.subject, text: renderMailText(content, formatter) },
    html: renderMailHtml(content, getSite(locale).name, locale),
  };
}

type Sender = { shopConfig: ShopConfig; formatter: MailFormatter };

/**
 * Renders a mail of the seller to a customer: it ends with the seller's address, and replies go to the seller.
 * A mail of a demonstration shop is marked.
 */
export function shopMail(
  to: string,
  { subject, title, blocks }: MailContent,
  { shopConfig, formatter }: Sender,
): Mail {
  const { t } = formatter;
  const { isDemonstration, seller } = shopConfig;
  const content: MailContent = {
    subject: isDemonstration ? t('demonstrationMark', { subject }) : subject,
    title,
    blocks: [
      ...(isDemonstration ? [{ is: 'notice' as const, text: t('demonstration') }] : []),
      ...blocks,
      ...sellerPart({ shopConfig, formatter }),
    ],
  };
  return { ...renderMail(to, content, formatter), replyTo: seller.email };
}
