import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { languageSchema } from './language';

const name = z.string().trim().min(1, 'a name');
const titleIn = z.strictObject({ text: name, lang: languageSchema });

/** What a film is called: when it came out, in the languages of the site, and elsewhere or at other times. */
export const titleSchema = z
  .strictObject({
    original: titleIn,
    /** `null`: known there under its original title, none is owed. Absent: nobody has looked yet. */
    ...forEachLocale(() => name.nullable().optional()),
    /** Further titles it was shown under, or is known by: searched, and among its facts. */
    also: z.array(titleIn).default([]),
  })
  .superRefine(({ original, also, ...own }, context) => {
    const said = new Set([original.text, ...Object.values(own)]);
    for (const [index, { text }] of also.entries()) {
      if (said.has(text))
        context.addIssue({
          code: 'custom',
          path: ['also', index, 'text'],
          message: 'a title that is not said already',
        });
      said.add(text);
    }
  });
