import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import { alertPath } from '@/lib/shop/alerts/alert-form';
import type { StockAlert } from '@/lib/shop/alerts/stock-alert';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { absoluteUrl } from '@/lib/site/site-url';
import type { Mail } from './mail';
import type { Block } from './mail-content';
import { createMailFormatter, words } from './mail-context';
import { shopMail } from './shop-mail';

/** `alert-confirm` asks the address to confirm; `alert-back` says that the article is in stock again. */
export type StockAlertMailKind = 'alert-confirm' | 'alert-back';

export function isStockAlertMail(kind: string): kind is StockAlertMailKind {
  return kind === 'alert-confirm' || kind === 'alert-back';
}

/**
 * A mail about an article that was sold out. Mail servers open links, so a link alone must change nothing: the
 * alert's page has a button that confirms or removes the alert.
 */
export async function stockAlertMail(
  kind: StockAlertMailKind,
  { article, email, token, locale: stored }: StockAlert,
  shopConfig: ShopConfig,
): Promise<Mail> {
  const locale = isLocale(stored) ? stored : defaultLocale;
  const formatter = await createMailFormatter(locale);
  const { t } = formatter;
  const title = createArticleLookup(locale)(article)?.title ?? article;
  const alertUrl = absoluteUrl(alertPath(`token=${token}`, locale));
  const link = (text: string, url: string, isQuiet = false): Block => {
    return { is: 'link', text, url, isQuiet };
  };
  const blocks =
    kind === 'alert-confirm'
      ? [
          words(t('stockAlert.confirmWords', { title })),
          link(t('stockAlert.confirm'), alertUrl),
          words(t('stockAlert.ignore')),
        ]
      : [
          words(t('stockAlert.backWords', { title })),
          link(t('stockAlert.order'), absoluteUrl(localePath(`/shop/${article}`, locale))),
          words(t('stockAlert.once')),
          link(t('stockAlert.delete'), alertUrl, true),
        ];
  const name = kind === 'alert-confirm' ? 'confirmSubject' : 'backSubject';
  const subject = t(`stockAlert.${name}`, { title });
  const content = { subject, title: subject, blocks: [words(t('greetingPlain')), ...blocks] };
  return shopMail(email, content, { shopConfig, formatter });
}
