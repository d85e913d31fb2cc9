import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from '../slug-schema';

/** `content/jobs.yaml`: additional crew jobs, or other names for built-in ones. */
export const jobsSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawJobs = z.infer<typeof jobsSchema>;
