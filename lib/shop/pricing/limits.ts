/**
 * Maximum total of one order, smallest unit: 100,000.00. Larger orders are arranged with the seller
 * by mail.
 */
export const mostWorth = 10_000_000;
