import { useTranslations } from 'next-intl';
import type { Zone } from '@/lib/shop/pricing/shop-config';

/** Formats the delivery time of a zone: “in 2 to 4 working days”. */
export function useDeliveryTime() {
  const t = useTranslations('Shop');
  return ({ days: [from, to] }: Pick<Zone, 'days'>): string =>
    from === to ? t('day', { count: to }) : t('days', { from, to });
}
