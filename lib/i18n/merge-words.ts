type Words = { readonly [key: string]: string | Words };

/**
 * The words there are, with those of a loaded file in their place. What is no word there, or is
 * missing, changes nothing: a file may come from another build than the script that reads it.
 */
export function mergeWords<W extends Words>(given: W, loaded: unknown): W {
  if (typeof loaded !== 'object' || loaded === null) return given;
  const merged = Object.entries(given).map(([key, word]) => {
    const other = Object.hasOwn(loaded, key) ? loaded[key as keyof typeof loaded] : undefined;
    if (typeof word !== 'string') return [key, mergeWords(word, other)];
    return [key, typeof other === 'string' ? other : word];
  });
  return Object.fromEntries(merged) as W;
}
