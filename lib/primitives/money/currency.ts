/** ISO 4217 codes of the supported shop currencies. Both have two decimals. */
export const currencies = ['CHF', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
