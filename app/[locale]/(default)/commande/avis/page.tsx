import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PageHead } from '@/components/layout/page-title';
import { StockAlertForm } from '@/components/shop/articles/stock-alert-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import { orderMetadata } from '@/lib/seo/metadata/shop-metadata';
import { readAlertForm } from '@/lib/shop/alerts/alert-form';
import { findAlert } from '@/lib/shop/alerts/stock-alert';
import { getDatabase } from '@/lib/shop/database/database';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';

type Props = PageProps<'/[locale]/commande/avis'>;
type Params = Awaited<Props['searchParams']>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations({ locale, namespace: 'Shop.alert' });
  const state = await openAlert(JSON.stringify(await searchParams));
  return orderMetadata(locale, '/commande', t(`${state.name}.title`));
}

/**
 * Page of a stock alert in one of its states: mail sent, to be confirmed, confirmed, cancelled, address
 * invalid, or link no longer valid.
 */
export default async function StockAlertPage({ searchParams }: Props) {
  const locale = await currentLocale();
  if (!getShopConfig(locale)) notFound();
  const t = await getTranslations('Shop.alert');
  const { name, article = '', token, email } = await openAlert(JSON.stringify(await searchParams));
  const title = createArticleLookup(locale)(article)?.title ?? article;
  return (
    <>
      <PageHead title={t(`${name}.title`)}>
        <p>{t(`${name}.words`, { title })}</p>
      </PageHead>
      <div className="shell mb-16">
        {email !== undefined && <StockAlertForm article={article} invalidEmail={email} />}
        {token && (
          <form action="/api/shop/alerts" method="post" className="mt-8 flex flex-wrap gap-3">
            <input type="hidden" name="locale" value={locale} />
            <input type="hidden" name="token" value={token} />
            {name === 'confirm' && (
              <button type="submit" className="button cursor-pointer">
                {t('confirm.button')}
              </button>
            )}
            <button
              type="submit"
              name="act"
              value="cancel"
              className="label min-h-12 cursor-pointer border-2 border-ink px-6 py-3 hover:bg-ink hover:text-paper"
            >
              {t('cancel')}
            </button>
          </form>
        )}
      </div>
    </>
  );
}

type AlertState = {
  name: 'sent' | 'confirm' | 'confirmed' | 'cancelled' | 'gone' | 'invalid';
  article?: string;
  token?: string;
  email?: string;
};

/** Cached per request: the page and its title both need it. */
const openAlert = cache(async (query: string): Promise<AlertState> => {
  const { token, draft, ...params }: Params = JSON.parse(query);
  const done = (['sent', 'confirmed', 'cancelled'] as const).find(
    (one) => params[one] !== undefined,
  );
  if (done) return { name: done };
  const db = await getDatabase();
  if (typeof draft === 'string') {
    const form = await readAlertForm(db, draft);
    return form ? { name: 'invalid', ...form } : { name: 'gone' };
  }
  const alert = typeof token === 'string' ? await findAlert(db, token) : undefined;
  if (!alert) return { name: 'gone' };
  const { article, confirmed_at } = alert;
  return { name: confirmed_at ? 'confirmed' : 'confirm', article, token: alert.token };
});
