type Named = { srclang?: string; label: string };

/** Order of choices of a language in menus: the page's own first, then by name. For `Array.sort`. */
export function compareLanguages(a: Named, b: Named, locale: string): number {
  const isOwn = ({ srclang }: Named) => Number(srclang?.split('-')[0] === locale);
  return isOwn(b) - isOwn(a) || a.label.localeCompare(b.label, locale);
}
