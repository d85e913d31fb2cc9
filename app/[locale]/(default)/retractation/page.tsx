import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import {
  ConfirmWithdrawal,
  WithdrawalRequestReceipt,
} from '@/components/shop/withdrawal/withdrawal-confirmation';
import { WithdrawalForm } from '@/components/shop/withdrawal/withdrawal-form';
import { currentLocale } from '@/lib/i18n/current-locale';
import { orderMetadata } from '@/lib/seo/metadata/shop-metadata';
import { getDatabase } from '@/lib/shop/database/database';
import { getOrderConfig } from '@/lib/shop/pricing/get-shop-config';
import { readStep } from '@/lib/shop/withdrawal/withdrawal-form';

type Props = PageProps<'/[locale]/retractation'>;

export async function generateMetadata({ searchParams }: Props) {
  const locale = await currentLocale();
  const { draft } = await searchParams;
  const step = await openStep(draft);
  const count = Object.keys(step?.errors ?? {}).length;
  const t = await getTranslations({ locale, namespace: 'Withdrawal' });
  const all = await getTranslations({ locale, namespace: 'Checkout' });
  const errorTitle = count > 0 ? `${all('faultsTitle', { count })} – ${t('title')}` : undefined;
  return orderMetadata(locale, '/retractation', step?.receivedAt ? t('received') : errorTitle);
}

/** Withdrawal from a contract without an account, in two steps (2011/83/EU, article 11a). */
export default async function WithdrawalPage({ searchParams }: Props) {
  const { draft, edit, gone } = await searchParams;
  const shopConfig = getOrderConfig(await currentLocale());
  if (!shopConfig?.withdrawal.days) notFound();
  const key = typeof draft === 'string' ? draft : undefined;
  const step = await openStep(draft);
  const isRight = step && Object.keys(step.errors).length === 0;
  if (step?.receivedAt) return <WithdrawalRequestReceipt step={step} />;
  if (key && isRight && edit === undefined)
    return <ConfirmWithdrawal draft={key} statement={step.statement} />;
  const hasExpired = gone !== undefined || (key !== undefined && !step);
  return <WithdrawalForm step={step} hasExpired={hasExpired} shopConfig={shopConfig} />;
}

/** Cached per request: the page and its title both need it. */
const openStep = cache(async (draft: string | string[] | undefined) => {
  if (typeof draft !== 'string' || !draft) return undefined;
  return readStep(await getDatabase(), draft, new Date());
});
