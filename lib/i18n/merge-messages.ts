type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * Overrides messages with those of a loaded file. Missing entries and entries of another type are ignored, since the
 * file may come from another build than the script.
 */
export function mergeMessages<W extends MessageTree>(base: W, loaded: unknown): W {
  if (typeof loaded !== 'object' || loaded === null) return base;
  const merged = Object.entries(base).map(([key, word]) => {
    const replacement = Object.hasOwn(loaded, key) ? loaded[key as keyof typeof loaded] : undefined;
    if (typeof word !== 'string') return [key, mergeMessages(word, replacement)];
    return [key, typeof replacement === 'string' ? replacement : word];
  });
  return Object.fromEntries(merged) as W;
}
