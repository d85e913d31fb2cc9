/**
 * What becomes of a payment without the house, by its name in the log: its buyer disputes it at the bank, or money that
 * was paid back did not arrive. The order is a problem at the desk until somebody notes what was done (`noteOrder`).
 */
export const troubles = ['disputed', 'refund failed'] as const;

export type Trouble = (typeof troubles)[number];
