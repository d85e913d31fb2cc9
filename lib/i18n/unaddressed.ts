/** Pages of every language that have no address: the front sends them in the place of another. */
export const unaddressed: ReadonlySet<string> = new Set(['/page-not-found', '/server-error']);
