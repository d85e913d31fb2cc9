/**
 * What a build has written and nobody is given by its address: pages that the front sends in the place of another, and
 * when things come out, with their names (`lib/server/revalidation`).
 */
export const unaddressed: ReadonlySet<string> = new Set([
  '/order-not-found',
  '/page-not-found',
  '/server-error',
  '/shop-refusal',
  '/builds/changes.json',
]);
