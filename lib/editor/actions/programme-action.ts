import { z } from 'zod';
import { parseJson } from '@/lib/primitives/json';
import { entryPagePath } from '../content-paths';
import { readPosted } from '../form/form-data';
import { saveDay } from '../programme/change-day';
import { monthPath } from '../programme/month';
import { readCalendarContext } from '../screenings/screening-field';
import type { ContentAction } from './content-action';

const dayForm = z.object({ day: z.iso.date() });

/** Stores a day of the programme (`row.film` …), or with `do=remove` removes it. */
export const programmeAction = {
  area: 'content',
  run: async ({ db, visitor, now }, fields) => {
    const form = dayForm.safeParse(fields);
    if (!form.success) return monthPath({ month: '', fault: 'form' });
    const { day } = form.data;
    const isRemoved = fields.do === 'remove';
    const posted = isRemoved ? undefined : readPosted(Object.entries(fields)).below.get('row');
    const before = parseJson(fields.before ?? '');
    const writer = { db, editor: visitor.email, now };
    const context = await readCalendarContext(visitor.locale);
    const month = day.slice(0, 7);
    if (await saveDay(writer, { day, before, posted }, context))
      return entryPagePath({ kind: 'programme', slug: month }, 'conflict');
    return monthPath(isRemoved ? { month, said: 'removed' } : { month, said: 'saved', saved: day });
  },
} as const satisfies ContentAction;
