import { z } from 'zod';
import type { VatPart } from '@/lib/shop/pricing/quote';

const vatSchema = z.array(z.strictObject({ rate: z.int(), gross: z.int(), vat: z.int() }));

/** What of an order is VAT, by rate, as `orders.vat` keeps it. */
export function openVat(json: string): VatPart[] {
  return vatSchema.parse(JSON.parse(json));
}
