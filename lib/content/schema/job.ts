import { z } from 'zod';
import { forEachLocale } from '@/lib/i18n/locales';
import { slugSchema } from './slug';

/** Jobs that every house has; their words stand in `messages/`, named after the work and not after who does it. */
export const builtInJobs = [
  ...['screenplay', 'dialogue', 'dramaturgy', 'research', 'directing-assistance', 'casting'],
  ...['cinematography', 'lighting', 'stills', 'editing', 'colour-grading'],
  ...['sound', 'sound-design', 'mixing', 'music', 'narration'],
  ...['design', 'costume', 'make-up', 'props', 'stunts', 'choreography'],
  ...['animation', 'storyboard', 'visual-effects', 'special-effects', 'titles'],
  ...['production', 'executive-production', 'production-management'],
  ...['subtitling', 'restoration'],
] as const;

/** `content/jobs.yaml`: further jobs of a crew, or other words for those that are built in. */
export const jobsSchema = z.record(
  slugSchema,
  z.strictObject(forEachLocale(() => z.string().min(1))),
);

export type RawJobs = z.infer<typeof jobsSchema>;
