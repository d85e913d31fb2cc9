/** Pages up to which each has its link. */
const few = 10;

/**
 * The pages that a row of links names: all, or of more than ten the first, the last, and those around the
 * one that is shown. A gap is a negative number, another one for each.
 */
export function listPages(page: number, pages: number): number[] {
  if (pages <= few) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  const [first = pages] = near;
  const last = near.at(-1) ?? 1;
  return [1, ...(first > 2 ? [-1] : []), ...near, ...(last < pages - 1 ? [-2] : []), pages];
}
