import type { Locale } from '@/lib/i18n/locales';
import { entryPath } from '../entries/entry-kinds';
import type { EntryName } from '../publishing/plan-publication';
import { readContentText } from '../versions/read-content-text';
import { type EntryFile, summarize } from './entry-files';

/** A title in the reader's language, else in another, else the slug. */
export function titleOf(
  { slug, titles }: Pick<EntryFile, 'slug' | 'titles'>,
  locale: Locale,
): string {
  return titles[locale] ?? titles.original ?? Object.values(titles)[0] ?? slug;
}

/** The title of an entry, from its file. */
export function entryTitle({ kind, slug }: EntryName, contentFolder: string, locale: Locale) {
  const text = readContentText(contentFolder, entryPath(kind, slug) ?? '');
  return titleOf({ slug, ...summarize(text ?? '') }, locale);
}
