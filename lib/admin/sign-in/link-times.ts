/** For how long a link signs in (ms), and how many somebody is sent within that time: no more mails than one can want. */
export const linkTimes = { valid: 15 * 60 * 1000, atOnce: 5 };
