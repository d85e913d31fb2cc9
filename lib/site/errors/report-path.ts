/** Path to which the browser reports errors, by POST. */
export const reportPath = '/_errors';
