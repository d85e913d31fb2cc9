import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from '../slug-schema';

/** `content/jobs.yaml`: further jobs of a crew, or other words for those that are built in. */
export const jobsSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawJobs = z.infer<typeof jobsSchema>;
