type Named = { srclang?: string; label: string };

/**
 * Compares two languages for their order in menus: the page's own language first, the others by name. For
 * `Array.sort`.
 */
export function compareLanguages(a: Named, b: Named, locale: string): number {
  const isOwn = ({ srclang }: Named) => Number(srclang?.split('-')[0] === locale);
  return isOwn(b) - isOwn(a) || a.label.localeCompare(b.label, locale);
}
