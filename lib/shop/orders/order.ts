import type { Selectable } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderLineTable, OrderTable } from '@/lib/shop/database/tables';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { Address } from './address';

/** An order: its database row with JSON columns parsed, and its lines in order. */
export type Order = Omit<
  Selectable<OrderTable>,
  'token_digest' | 'form_key' | 'search' | 'address' | 'vat' | 'locale'
> & {
  locale: Locale;
  /** Absent once the order is forgotten. */
  address?: Address;
  vat: VatPart[];
  lines: Selectable<OrderLineTable>[];
};
