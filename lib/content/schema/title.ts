import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { languageSchema } from './language';

const name = z.string().trim().min(1, 'a name');
const titleIn = z.strictObject({ text: name, lang: languageSchema });

/** Titles of a film: the original one, one per site language, and others. */
export const titleSchema = z
  .strictObject({
    original: titleIn,
    /** `null`: known under its original title there, no translation needed. Absent: not yet checked. */
    ...forEachLocale(() => name.nullable().optional()),
    /** Alternative titles. Found by the search and listed among the facts. */
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
