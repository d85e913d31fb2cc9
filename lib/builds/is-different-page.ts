/** Whether an address leads to another page of this site. Only the path and the query count, not the hash. */
export function isDifferentPage(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to, from)];
  return (
    here.origin === there.origin &&
    (here.pathname !== there.pathname || here.search !== there.search)
  );
}
