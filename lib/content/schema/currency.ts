import { z } from 'zod';

/** ISO 4217: what a house can sell in. */
const currencies = ['CHF', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Those in which a house sells, in the order in which its prices are said. */
export const currenciesSchema = z
  .array(z.enum(currencies))
  .min(1)
  .default([...currencies]);
