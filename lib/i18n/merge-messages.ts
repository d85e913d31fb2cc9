type Words = { readonly [key: string]: string | Words };

/**
 * Overrides messages with those of a loaded file. Missing entries and entries of another type are ignored, since the
 * file may come from another build than the script.
 */
export function mergeMessages<W extends Words>(given: W, loaded: unknown): W {
  if (typeof loaded !== 'object' || loaded === null) return given;
  const merged = Object.entries(given).map(([key, word]) => {
    const other = Object.hasOwn(loaded, key) ? loaded[key as keyof typeof loaded] : undefined;
    if (typeof word !== 'string') return [key, mergeMessages(word, other)];
    return [key, typeof other === 'string' ? other : word];
  });
  return Object.fromEntries(merged) as W;
}
