import { useFormatter } from 'next-intl';

export function Price({ amount, currency }: { amount: number; currency: 'CHF' | 'EUR' }) {
  return useFormatter().number(amount, { style: 'currency', currency, currencyDisplay: 'code' });
}
