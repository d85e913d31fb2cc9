import type { Library } from '@/lib/content/store/raw-library';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { slugify } from '@/lib/primitives/text/slugify';
import { dayOf } from '@/lib/primitives/time/days';
import type { Database } from '@/lib/shop/database/open-database';
import { listDrafts, saveDraft } from '../drafts/draft';
import { applyValue } from '../entries/edit-source';
import { entryKinds, entryPath } from '../entries/entry-kinds';
import { readPublished } from './entry-state';

/** Kinds whose entries have a title. */
const titledKinds = ['film', 'collection', 'article', 'news', 'page'] as const;
type TitledKind = (typeof titledKinds)[number];

/** Kinds of which there can be new entries; the others are single files. */
export type NewKind = TitledKind | 'programme' | 'screenings';

export const hasTitle = (kind: string): kind is TitledKind =>
  titledKinds.some((one) => one === kind);

export const isNewKind = (kind: string): kind is NewKind =>
  hasTitle(kind) || kind === 'programme' || kind === 'screenings';

export type NewEntry = {
  kind: NewKind;
  title: string;
  /** Language of the title: for a film its original language. */
  language: string;
  year?: number | undefined;
  /** Typed by the editor; else made of the title. */
  slug?: string | undefined;
  editor: string;
};

/** `slug`: no address can be made of it. `taken`: there is an entry, or somebody's draft of one. */
export type CreatedEntry =
  | { slug: string }
  | { refused: 'title' | 'year' | 'slug' | 'taken'; slug: string };

/** Begins a new entry: a draft with its title and what else only its beginning knows. */
export async function createEntry(
  db: Database,
  { kind, title, language, year, slug: typed, editor }: NewEntry,
  content: Library,
  now: Date,
): Promise<CreatedEntry> {
  const slug = typed || slugify(title, language);
  if (!title && hasTitle(kind)) return { refused: 'title', slug };
  if (kind === 'film' && year === undefined) return { refused: 'year', slug };
  const path = entryPath(kind, slug);
  // The form for new entries has this address.
  if (!path || slug === 'new') return { refused: 'slug', slug };
  const drafts = await listDrafts(db, { kind, slug });
  if (drafts.length > 0 || readPublished(path) !== null) return { refused: 'taken', slug };
  const value = firstValue({ kind, title, language, year }, content, now);
  const source = applyValue('', value, entryKinds[kind].schema);
  await saveDraft(db, { kind, slug, editor, source, base: null }, now);
  return { slug };
}

function firstValue(
  { kind, title, language, year }: Pick<NewEntry, 'kind' | 'title' | 'language' | 'year'>,
  { collections, articles, site }: Library,
  now: Date,
): unknown {
  const day = dayOf(now.getTime(), site.timeZone);
  const titles = { title: { [language as Locale]: title } };
  switch (kind) {
    case 'film':
      return {
        title: { original: { text: title, lang: language || defaultLocale } },
        year,
        added: day,
      };
    case 'news':
      return { date: day, ...titles };
    case 'collection':
      return { ...titles, order: nextOrder(collections) };
    case 'article':
      return { ...titles, order: nextOrder(articles) };
    case 'page':
      return titles;
    default:
      return {};
  }
}

/** Behind all others. */
const nextOrder = (entries: ReadonlyMap<string, { order: number }>) =>
  Math.max(0, ...[...entries.values()].map(({ order }) => order)) + 1;
