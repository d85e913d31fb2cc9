/**
 * Lifetime of a sign-in link (ms), and the maximum per person within that time, which limits the
 * mails.
 */
export const linkTimes = { valid: 15 * 60 * 1000, atOnce: 5 };
