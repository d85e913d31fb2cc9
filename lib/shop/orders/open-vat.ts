import { z } from 'zod';
import type { VatPart } from '@/lib/shop/pricing/quote';

const vatSchema = z.array(z.strictObject({ rate: z.int(), gross: z.int(), vat: z.int() }));

/** Parses `orders.vat`: the order's VAT by rate. */
export function openVat(json: string): VatPart[] {
  return vatSchema.parse(JSON.parse(json));
}
