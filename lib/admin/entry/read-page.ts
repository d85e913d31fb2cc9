/** The page of a long list that a query names; the first where it names none. */
export function readPage(written: string | undefined): number {
  const page = Number(written ?? 1);
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1;
}
