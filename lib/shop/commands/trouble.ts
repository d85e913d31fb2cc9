/**
 * Payment problems reported by Stripe, by their log name: the buyer disputes the payment, or a refund
 * failed. The admin lists the order as a problem until staff note what was done (`noteOrder`).
 */
export const troubles = ['disputed', 'refund failed'] as const;

export type Trouble = (typeof troubles)[number];
