import { useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';

const link = 'label py-2 underline underline-offset-4';

/** Links to the cart and the shop. */
export function WaysBack() {
  const t = useTranslations('Checkout');
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-4">
      <LocaleLink href="/panier" className={link}>
        {t('toBasket')}
      </LocaleLink>
      <LocaleLink href="/shop" className={link}>
        {t('toShop')}
      </LocaleLink>
    </p>
  );
}
