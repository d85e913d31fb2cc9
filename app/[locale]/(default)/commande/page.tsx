import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { CheckoutForm } from '@/components/checkout/checkout-form';
import { JustOrdered } from '@/components/checkout/just-ordered';
import { NothingToOrder } from '@/components/checkout/nothing-to-order';
import { PageHead } from '@/components/layout/page-head';
import { checkoutWords } from '@/lib/checkout/checkout-words';
import { faultsHeading } from '@/lib/checkout/faults-heading';
import { getCheckout } from '@/lib/checkout/get-checkout';
import { orderedCookie, readJustOrdered } from '@/lib/checkout/ordered-cookie';
import { sayFault } from '@/lib/checkout/say-fault';
import { sayGarbage } from '@/lib/checkout/say-garbage';
import { getDatabase } from '@/lib/database/database';
import { currentLocale } from '@/lib/i18n/current-locale';
import { orderPath } from '@/lib/orders/order-path';
import { pageTitle } from '@/lib/seo/page-title';
import { getSite } from '@/lib/site/get-site';

type Props = PageProps<'/[locale]/commande'>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const t = await checkoutWords(locale);
  const { faults = [] } = (await getCheckout(JSON.stringify(await searchParams), locale)) ?? {};
  const words = faults.length > 0 ? `${faultsHeading(faults, t)} – ${t('title')}` : t('title');
  const title = pageTitle([words], getSite(locale).name);
  return { title, description: t('description'), robots: { index: false, follow: false } };
}

/** The checkout: of the lines that its address names, or of a form that has to be mended. */
export default async function CheckoutPage({ searchParams }: Props) {
  const locale = await currentLocale();
  const checkout = await getCheckout(JSON.stringify(await searchParams), locale);
  if (!checkout) notFound();
  const { till, opened } = checkout;
  const t = await checkoutWords(locale);
  if (opened.kind === 'ordered') redirect(orderPath(opened.order.token, locale));
  if (opened.kind === 'lost')
    return (
      <>
        <PageHead title={t('lost.title')} />
        <NothingToOrder words={[t('lost.words')]} />
      </>
    );
  if (opened.kind === 'empty') {
    const { draft, garbage } = opened;
    const why = draft?.faults.map((fault) => sayFault(fault, { ...draft, locale, t })) ?? [];
    const words = garbage ? [sayGarbage(garbage, t)] : why;
    return (
      <>
        <PageHead title={t('emptyTitle')} />
        <NothingToOrder words={words.length > 0 ? words : [t(draft ? 'garbage.empty' : 'empty')]} />
      </>
    );
  }
  const jar = await cookies();
  const token = jar.get(orderedCookie)?.value;
  const now = new Date();
  const justOrdered = await readJustOrdered(await getDatabase(), token, now);
  const { form } = opened.draft;
  const { sums, faults } = checkout;
  return (
    <>
      <PageHead title={t('title')}>{till.isDemonstration && <p>{t('demonstration')}</p>}</PageHead>
      {justOrdered && <JustOrdered order={justOrdered} now={now} locale={locale} t={t} />}
      <CheckoutForm view={{ form, faults, till, locale, t }} sums={sums} />
    </>
  );
}
