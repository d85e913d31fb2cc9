import { z } from 'zod';
import { currencies } from '@/lib/money/currency';

/** Those in which a house sells, in the order in which its prices are said. */
export const currenciesSchema = z
  .array(z.enum(currencies))
  .min(1)
  .default([...currencies]);
