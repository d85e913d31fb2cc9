import { formatMonth } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { contentPlace } from '../content-place';
import { entryOf, entryPath, isEntryKind } from '../entries/entry-kinds';
import type { EntryName } from '../publishing/plan-publication';
import { readContentText } from '../versions/read-content-text';
import { type EntryFile, summarize } from './entry-files';

/** The title in the reader's language, else in another one. Without a title: the name of a month, else the slug. */
export function titleOf(
  { slug, titles }: Pick<EntryFile, 'slug' | 'titles'>,
  locale: Locale,
): string {
  return titles[locale] ?? titles.original ?? Object.values(titles)[0] ?? nameOfSlug(slug, locale);
}

const nameOfSlug = (slug: string, locale: Locale) =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(slug) ? formatMonth(slug, locale) : slug;

/** The title of an entry, from a draft of it or from its file. */
export function entryTitle(
  { kind, slug }: EntryName,
  contentFolder: string,
  locale: Locale,
  draft?: string | null,
) {
  const text = draft ?? readContentText(contentFolder, entryPath(kind, slug) ?? '');
  return titleOf({ slug, ...summarize(text ?? '') }, locale);
}

/**
 * Returns a function for the titles of content files (`films/nerven.yaml`) and entries (`film/nerven`), with a cache.
 */
export function createEntryNames(locale: Locale): (name: string) => string {
  const names = new Map<string, string>();
  const { contentFolder } = contentPlace();
  return (name) => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const [kind = '', slug = ''] = name.split('/');
    const entry = entryOf(name) ?? (isEntryKind(kind) ? { kind, slug } : undefined);
    const title = entry ? entryTitle(entry, contentFolder, locale) : name;
    names.set(name, title);
    return title;
  };
}
