import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { PageHead } from '@/components/layout/page-title';
import { CheckoutForm } from '@/components/shop/checkout/checkout-form';
import { JustOrdered } from '@/components/shop/checkout/just-ordered';
import { NothingToOrder } from '@/components/shop/refusal-pages';
import { currentLocale } from '@/lib/i18n/current-locale';
import { pageTitle } from '@/lib/seo/metadata/title-and-description';
import {
  fieldErrorsHeading,
  formatFieldError,
  getCheckoutTranslator,
} from '@/lib/shop/checkout/checkout-messages';
import { getCheckout } from '@/lib/shop/checkout/get-checkout';
import { formatBadRequest } from '@/lib/shop/checkout/read-form';
import { getDatabase } from '@/lib/shop/database/database';
import { orderedCookie, orderPath, readJustOrdered } from '@/lib/shop/orders/order-links';
import { getSite } from '@/lib/site/get-site';

type Props = PageProps<'/[locale]/commande'>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await getCheckoutTranslator(locale);
  const { errors = [] } = (await getCheckout(JSON.stringify(await searchParams), locale)) ?? {};
  const words = errors.length > 0 ? `${fieldErrorsHeading(errors, t)} – ${t('title')}` : t('title');
  const title = pageTitle([words], getSite(locale).name);
  return { title, description: t('description'), robots: { index: false, follow: false } };
}

/** Checkout, filled from the cart lines in the query, or from a submitted form with errors. */
export default async function CheckoutPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const checkout = await getCheckout(JSON.stringify(await searchParams), locale);
  if (!checkout) notFound();
  const { shopConfig, opened } = checkout;
  const t = await getCheckoutTranslator(locale);
  if (opened.kind === 'ordered') redirect(orderPath(opened.order.token, locale));
  if (opened.kind === 'lost')
    return (
      <>
        <PageHead title={t('lost.title')} />
        <NothingToOrder reasons={[t('lost.words')]} />
      </>
    );
  if (opened.kind === 'empty') {
    const { draft, malformed } = opened;
    const fieldErrorTexts =
      draft?.errors.map((error) => formatFieldError(error, { ...draft, locale, t })) ?? [];
    const words = malformed ? [formatBadRequest(malformed, t)] : fieldErrorTexts;
    return (
      <>
        <PageHead title={t('emptyTitle')} />
        <NothingToOrder
          reasons={words.length > 0 ? words : [t(draft ? 'malformed.empty' : 'empty')]}
        />
      </>
    );
  }
  const jar = await cookies();
  const token = jar.get(orderedCookie)?.value;
  const now = new Date();
  const justOrdered = await readJustOrdered(await getDatabase(), token, now);
  const { form } = opened.draft;
  const { sums, errors } = checkout;
  return (
    <>
      <PageHead title={t('title')}>
        {shopConfig.isDemonstration && <p>{t('demonstration')}</p>}
      </PageHead>
      {justOrdered && <JustOrdered order={justOrdered} now={now} locale={locale} t={t} />}
      <CheckoutForm view={{ form, errors, shopConfig, locale, t }} sums={sums} />
    </>
  );
}
