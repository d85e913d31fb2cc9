import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { RichText } from '@/components/rich-text/rich-text';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The withdrawal period and its exceptions. */
export function ShopWithdrawal({ withdrawal: { days, text } }: Pick<ShopConfig, 'withdrawal'>) {
  const t = useTranslations('Shop');
  return (
    <Section
      id="withdrawal"
      title={t('withdrawal')}
      aside={<MoreLink href="/shop">{t('all')}</MoreLink>}
    >
      <p className="max-w-[60ch] text-lg leading-snug">{t('withdrawalDays', { days })}</p>
      {text && <RichText value={text} className="mt-3 max-w-[60ch] text-lg leading-snug" />}
    </Section>
  );
}
