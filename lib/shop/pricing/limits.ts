/** The worth of goods that one order may have, in the smallest unit: 100,000.00. Above it somebody writes to the house. */
export const mostWorth = 10_000_000;
