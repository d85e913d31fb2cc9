/** Parses the page number of a list; 1 if it is absent or invalid. */
export function readPage(written: string | undefined): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
