import { localePath } from '@/lib/i18n/locale-path';
import { absoluteUrl } from '@/lib/site/absolute-url';
import type { Block } from '../letter';
import { orderFacts } from './parts';
import { type Write, words } from './told';

export const writeVouchers: Write = (told) => {
  const { facts, words: w } = told;
  const { vouchers = [] } = facts;
  const codes = vouchers.map(
    ({ code, value, currency }): Block => ({
      is: 'code',
      label: w.t('vouchers.code', { amount: w.money(value, currency) }),
      code,
    }),
  );
  return [
    words(w.t('vouchers.words', { count: vouchers.length })),
    ...codes,
    words(w.t('vouchers.care')),
    {
      is: 'link',
      isQuiet: true,
      text: w.t('vouchers.shop'),
      url: absoluteUrl(localePath('/shop', w.locale)),
    },
    { is: 'facts', facts: orderFacts(told) },
  ];
};
