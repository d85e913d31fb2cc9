import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { collectionSchema } from '@/lib/content/schema/film-selections';
import { translationsSchema } from '@/lib/content/schema/translations';
import { slugSchema } from '@/lib/content/slug-schema';
import type { Library } from '@/lib/content/store/raw-library';
import { loadLibrary } from '@/lib/content/validate/load-library';

const membershipSchema = z.strictObject({ title: translationsSchema, films: z.array(slugSchema) });
const catalogueSchema = z.strictObject({
  films: z.record(slugSchema, filmSchema),
  collections: z.record(slugSchema, membershipSchema),
});

/** The catalogue of the ranking test: more films than the demo content, with fewer facts. */
export function readCatalogue(): Library {
  const text = readFileSync(new URL('catalogue.yaml', import.meta.url), 'utf8');
  const { films, collections } = catalogueSchema.parse(parse(text));
  return {
    ...loadLibrary(),
    films: new Map(Object.entries(films)),
    collections: new Map(
      Object.entries(collections).map(([slug, membership]) => [slug, toCollection(membership)]),
    ),
    articles: new Map(),
    people: {},
  };
}

function toCollection({ title, films }: z.infer<typeof membershipSchema>) {
  return collectionSchema.parse({
    ...{ kind: 'theme', title, summary: title, introduction: title, order: 1 },
    films: films.map((film) => ({ film, reason: title })),
  });
}
