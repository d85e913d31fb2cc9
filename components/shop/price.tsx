import { useLocale } from 'next-intl';
import { priceWords } from '@/lib/shop/price-words';

export function Price({ amount, currency }: { amount: number; currency: 'CHF' | 'EUR' }) {
  return priceWords(amount, currency, useLocale());
}
