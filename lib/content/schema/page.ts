import { z } from 'zod';
import { slugSchema } from '../slug-schema';
import { daySchema } from './day';
import { imageSchema } from './media';
import { publicationFields } from './publication';
import { translationsSchema } from './translations';

/** `pages/<slug>.yaml`: a content page at `/<slug>`. Only a title and a text are required. */
export const pageSchema = z.strictObject({
  title: translationsSchema,
  /** A sentence or two, for the page head and search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Where the pages of the site link to this page. */
  in: z.enum(['menu', 'foot', 'none']).default('foot'),
  /** Sort position among the pages of that place, ascending. */
  order: z.number().int().default(0),
  ...publicationFields,
});

export type RawPage = z.infer<typeof pageSchema>;

/** `news/<slug>.yaml`: a news item at `/actualites/<slug>`. A date, a title and a text are required. */
export const newsSchema = z.strictObject({
  /** Day in the site's time zone. The item is hidden before it. */
  date: daySchema,
  title: translationsSchema,
  /** A sentence or two, for lists, the page head, and search engines. */
  summary: translationsSchema.optional(),
  /** Markdown. */
  text: translationsSchema,
  picture: imageSchema.optional(),
  /** Related films. Their pages show the item. */
  films: z.array(slugSchema).default([]),
  ...publicationFields,
});

export type RawNews = z.infer<typeof newsSchema>;

/**
 * Names of the built-in pages, as used by `menu` in `site.yaml`. lib/site/menu.ts defines the page
 * of each name.
 */
export const builtInPageNames = [
  'catalogue',
  'collections',
  'screenings',
  'vod',
  'children',
  'news',
  'shop',
  'lists',
] as const;
export type BuiltInPageName = (typeof builtInPageNames)[number];
