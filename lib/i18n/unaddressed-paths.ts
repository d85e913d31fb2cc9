/**
 * Built files that are not available at their own address: pages that the server sends instead of
 * others, and the change times with their film slugs (`lib/server/revalidation`).
 */
export const unaddressedPaths: ReadonlySet<string> = new Set([
  '/order-not-found',
  '/page-not-found',
  '/server-error',
  '/shop-refusal',
]);
