/** The headers that choose between answers, each once. */
export function joinVary(...lists: (number | string | string[] | undefined)[]): string {
  const names = lists
    .flat()
    .join()
    .split(',')
    .map((name) => name.trim());
  const seen = new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name]));
  return [...seen.values()].join(', ');
}
