import type { Selectable } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderLineTable, OrderTable } from '@/lib/shop/database/tables';
import type { VatPart } from '@/lib/shop/pricing/quote';
import type { Address } from './address';

/** An order as it is read: the row with what it keeps as json opened, and its lines in their order. */
export type Order = Omit<
  Selectable<OrderTable>,
  'token_digest' | 'form_key' | 'search' | 'address' | 'vat' | 'locale'
> & {
  locale: Locale;
  /** Absent once it has been forgotten. */
  address?: Address;
  vat: VatPart[];
  lines: Selectable<OrderLineTable>[];
};
