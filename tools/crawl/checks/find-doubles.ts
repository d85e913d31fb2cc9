import { isIndexable } from '../page/is-indexable';
import type { Page, PageFault, Site } from '../page/page';

/** Titles and descriptions that two indexable pages share. */
export function findDoubles({ pages }: Site): PageFault[] {
  const listed = [...pages.values()].filter(isIndexable);
  return (['titles', 'descriptions'] as const).flatMap((field) => {
    const first = new Map<string, Page>();
    return listed.flatMap((page) => {
      const [words] = page.facts[field];
      if (!words) return [];
      const key = `${page.facts.lang} ${words}`;
      const other = first.get(key);
      if (!other) {
        first.set(key, page);
        return [];
      }
      const name = field === 'titles' ? 'title' : 'description';
      const what = `its ${name} is also that of ${other.address}: “${words}”`;
      return [{ page: page.address, what, todo: 'say in it what is on this page alone' }];
    });
  });
}
