import { slugPattern } from '@/lib/content/slug';
import { isRecord } from '@/lib/primitives/json';
import type { FormView } from './form-view';

/**
 * What a row is called: its key and the first text in it; of a picture what it shows, or its file. A slug is shown only
 * if there is no other name.
 */
export function rowTitle(
  item: unknown,
  key: string | undefined,
  view: FormView,
): string | undefined {
  if (key !== undefined) {
    const title = rowTitle(item, undefined, view);
    const isSlug = slugPattern.test(key) && title !== undefined;
    return [isSlug ? '' : key, title].filter(Boolean).join(' · ');
  }
  if (typeof item === 'string' || typeof item === 'number') return String(item).split('\n')[0];
  if (!isRecord(item)) return undefined;
  const { film, src, alt, ...others } = item;
  if (typeof film === 'string') return view.getContext().vocabularies.films.nameOf(film);
  if (typeof src === 'string') return rowTitle(alt, undefined, view) ?? src.split('/').at(-1);
  if (Object.hasOwn(others, view.locale)) return rowTitle(others[view.locale], undefined, view);
  const { name, town } = others;
  if (name && town) return [name, town].map((one) => rowTitle(one, undefined, view)).join(', ');
  for (const value of Object.values(others)) {
    const title = rowTitle(value, undefined, view);
    if (title) return title;
  }
  return undefined;
}
