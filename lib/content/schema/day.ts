import { z } from 'zod';
import { ambiguousDays, readDay } from '@/lib/primitives/time/read-day';
import { canonicalStart, readStart } from '@/lib/primitives/time/read-start';

/** A text that is parsed to its stored form. `03/04/2026` is refused with a question (`explainSchemaIssue`). */
const written = (read: (text: string) => string | undefined, expected: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    const days = ambiguousDays(text);
    const explanation = days ? { params: { days } } : { message: expected };
    context.issues.push({ code: 'custom', input: text, ...explanation });
    return z.NEVER;
  });

/** A day as people write it, stored as `2026-12-31`. */
export const daySchema = written((text) => readDay(text), 'a day such as 2026-12-31');

const start = (text: string) => {
  const read = readStart(text);
  return read && canonicalStart(read);
};

/** A day and a time as people write them, in the local time of their place, stored as `2026-12-04 20:30`. */
export const startSchema = written(start, 'a day and a time, such as 2026-12-04 20:30');

/** A day, or a day and a time, stored as those. */
export const dayOrStartSchema = written(
  (text) => readDay(text) ?? start(text),
  'a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30',
);

const moment = z.iso.datetime({ offset: true });

/** A moment with its offset, or a day and a time of the site's time zone (`resolveOffer`). */
export const momentSchema = written(
  (text) => (moment.safeParse(text).success ? text : start(text)),
  'a day and a time, such as 2026-12-04 20:30',
);
