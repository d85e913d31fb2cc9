const link = /\[([^\]]*)\]\((\/[^\s)#?]*)[^)]*\)/g;

/** Leaves the words of each link in Markdown to an address that is gone, wherever it stands below a value. */
export function unlink<T>(value: T, isGone: (address: string) => boolean): T {
  if (typeof value === 'string') return unlinkText(value, isGone) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, unlink(inner, isGone)] as const,
  );
  const isSame = entries.every(([key, inner]) => inner === value[key as keyof T]);
  if (isSame) return value;
  return (
    Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
  ) as T;
}

function unlinkText(text: string, isGone: (address: string) => boolean): string {
  if (!text.includes('](/')) return text;
  return text.replace(link, (whole, words: string, address: string) =>
    isGone(address) ? words : whole,
  );
}

/** The addresses that a value's Markdown leads to on this site. */
export function linksOf(value: unknown): string[] {
  const found: string[] = [];
  unlink(value, (address) => found.push(address) === 0);
  return found;
}
