import { z } from 'zod';
import { defaultLocale, forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from '../slug-schema';
import { imageSchema } from './media';
import { translationsSchema } from './translations';

/**
 * A name in each language. It is required in the site's first language, in French and in German; in others the first
 * one stands for it.
 */
const nameSchema = z
  .strictObject(
    forEachLocale((locale) =>
      [defaultLocale, 'fr', 'de'].includes(locale)
        ? z.string().min(1)
        : z.string().min(1).optional(),
    ),
  )
  .transform((names) => forEachLocale((locale) => names[locale] ?? names[defaultLocale] ?? ''));

/** `content/genres.yaml`: names of the genres in each language, by slug. */
export const genresSchema = z.record(slugSchema, nameSchema);

export type RawGenres = z.infer<typeof genresSchema>;

/** `content/jobs.yaml`: additional crew jobs, or other names for built-in ones. */
export const jobsSchema = z.record(slugSchema, nameSchema);

export type RawJobs = z.infer<typeof jobsSchema>;

/** `content/people.yaml`: facts about people in film credits. Entries are optional. */
export const peopleSchema = z.record(
  z.string().min(1),
  z.strictObject({
    born: z.number().int().optional(),
    died: z.number().int().optional(),
    /** Other names. Films that credit one of them belong to the person too. */
    aliases: z.array(z.string().trim().min(1)).min(1).optional(),
    /** Allows searches for women directors. */
    gender: z.enum(['female', 'male']).optional(),
    /** Markdown. */
    text: translationsSchema.optional(),
    portrait: imageSchema.optional(),
  }),
);

export type RawPeople = z.infer<typeof peopleSchema>;

/** `content/introductions.yaml`: introductions for the pages of genres, countries, decades and films for children. Markdown. */
export const introductionsSchema = z.strictObject({
  genre: z.record(slugSchema, translationsSchema).optional(),
  country: z
    .record(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as CH'), translationsSchema)
    .optional(),
  decade: z
    .record(z.string().regex(/^(?:18|19|20)\d0$/, 'a decade such as 1920'), translationsSchema)
    .optional(),
  children: translationsSchema.optional(),
});

export type RawIntroductions = z.infer<typeof introductionsSchema>;
