import type { ZodType } from 'zod';
import { mayEnter, type Role } from '@/lib/admin/roles';
import { articleSchema } from '@/lib/content/schema/article';
import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema, programmeSchema } from '@/lib/content/schema/film-selections';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import {
  genresSchema,
  introductionsSchema,
  jobsSchema,
  peopleSchema,
} from '@/lib/content/schema/reference-lists';
import { screeningsSchema, venuesSchema } from '@/lib/content/schema/screening';
import { shopConfigSchema } from '@/lib/content/schema/shop-config';
import { siteSchema } from '@/lib/content/schema/site';
import { themeSchema } from '@/lib/content/schema/theme';
import { slugPattern } from '@/lib/content/slug';

/** Where entries of a kind lie in the content folder: a file each in a folder, or one file of them all. */
type Kind = { schema: ZodType } & ({ folder: string } | { file: string });

/** The kinds of entries that staff edit. The slug of a single file is the name of its kind. */
export const entryKinds = {
  film: { folder: 'films', schema: filmSchema },
  collection: { folder: 'collections', schema: collectionSchema },
  article: { folder: 'shop', schema: articleSchema },
  news: { folder: 'news', schema: newsSchema },
  page: { folder: 'pages', schema: pageSchema },
  programme: { folder: 'programme', schema: programmeSchema },
  screenings: { folder: 'screenings', schema: screeningsSchema },
  people: { file: 'people.yaml', schema: peopleSchema },
  venues: { file: 'venues.yaml', schema: venuesSchema },
  genres: { file: 'genres.yaml', schema: genresSchema },
  jobs: { file: 'jobs.yaml', schema: jobsSchema },
  introductions: { file: 'introductions.yaml', schema: introductionsSchema },
  site: { file: 'site.yaml', schema: siteSchema },
  theme: { file: 'theme.yaml', schema: themeSchema },
  shop: { file: 'shop.yaml', schema: shopConfigSchema },
} as const satisfies Record<string, Kind>;

export type EntryKind = keyof typeof entryKinds;

export function isEntryKind(value: unknown): value is EntryKind {
  return typeof value === 'string' && Object.hasOwn(entryKinds, value);
}

/** Longest slug: with its ending it is a file name that every file system stores. */
const longestSlug = 120;

export const isSlug = (text: string) => text.length <= longestSlug && slugPattern.test(text);

/**
 * The path of an entry's file, relative to the content folder; `undefined` if there can be no such entry. A slug has
 * letters, digits and hyphens alone, so that no path leaves its folder.
 */
export function entryPath(kind: EntryKind, slug: string): string | undefined {
  const place: Kind = entryKinds[kind];
  if ('file' in place) return slug === kind ? place.file : undefined;
  return isSlug(slug) ? `${place.folder}/${slug}.yaml` : undefined;
}

/** The entry of a path below the content folder; `undefined` for other files. */
export function entryOf(path: string): { kind: EntryKind; slug: string } | undefined {
  const slug = path.replace(/^.*\//, '').replace(/\.yaml$/, '');
  const kinds = Object.keys(entryKinds) as EntryKind[];
  for (const kind of kinds)
    for (const one of [slug, kind]) if (entryPath(kind, one) === path) return { kind, slug: one };
  return undefined;
}

/** Whether a role may edit entries of a kind. The shop's settings need access to the area `settings`. */
export const mayWrite = (role: Role, kind: EntryKind) =>
  kind !== 'shop' || mayEnter(role, 'settings');
