import type { RawGenres } from '@/lib/content/schema/genre';
import { foldText } from '@/lib/text/fold';
import { slugify } from '@/lib/text/slugify';
import type { Vocabulary } from './column';

/** Words of the house's list by slug, and as visitors read them in any language. */
export function vocabularyOf({ genres }: { genres: RawGenres }): Vocabulary {
  const slugs = new Map(
    Object.entries(genres).flatMap(([slug, words]) =>
      Object.values(words).map((word) => [foldText(word), slug] as const),
    ),
  );
  return { genre: (word) => slugs.get(foldText(word)) ?? slugify(word, 'en') };
}
