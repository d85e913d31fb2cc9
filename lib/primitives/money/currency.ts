/** ISO 4217: what a house can sell in. Both have a hundred of their smallest unit. */
export const currencies = ['CHF', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
