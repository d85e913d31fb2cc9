import { z } from 'zod';
import type { AdminContext } from '@/lib/admin/entry/enter-admin';
import { isRecord, parseJson } from '@/lib/primitives/json';
import { addDays } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';
import { isSlug } from '../entries/entry-kinds';
import { readPosted } from '../form/form-data';
import { keepUntouched } from '../form/keep-untouched';
import { readForm } from '../form/read-form';
import {
  addScreenings,
  copiesForNextWeek,
  removeScreening,
  replaceScreening,
  screeningKey,
  type Writer,
} from '../screenings/change-screenings';
import { listScreenings } from '../screenings/list-screenings';
import { readCalendarContext, screeningField } from '../screenings/screening-field';
import { mondayOf, weekPath } from '../screenings/week';
import type { ContentAction } from './content-action';
import { pasteAction } from './paste-action';

const weekForm = z.object({ week: z.iso.date() });
const rowForm = weekForm.extend({ file: z.string().refine(isSlug).optional() });

const writerOf = ({ db, visitor, now }: AdminContext): Writer => ({
  ...{ db, now, editor: visitor.email },
});

/** How many keys of copies an address may have: nginx takes headers of an answer up to 4 KB. */
const mostInAddress = 300;

/** Actions of the weekly calendar of screenings. */
export const screeningActions = {
  /**
   * Stores a screening (`row.film` …), either in place of `before` in `file` or as a new one. `do=remove` removes it.
   */
  'save-screening': {
    area: 'content',
    run: async (admin, fields) => {
      const form = rowForm.safeParse({ ...fields, file: fields.file || undefined });
      if (!form.success) return weekPath({ week: '', fault: 'form' });
      const { week, file } = form.data;
      const writer = writerOf(admin);
      const before = parseJson(fields.before ?? '');
      if (fields.do === 'remove' && file) {
        await removeScreening(writer, file, before);
        return weekPath({ week, said: 'removed' });
      }
      const context = await readCalendarContext(admin.visitor.locale);
      const posted = readPosted(Object.entries(fields)).below.get('row');
      const field = screeningField();
      const typed = readForm(field, posted, context);
      const after = file ? keepUntouched(field, { before, after: typed }, context) : typed;
      if (!isRecord(after)) return weekPath({ week, fault: 'form' });
      const isBeside = file && (await replaceScreening(writer, file, { before, after }));
      if (!file) await addScreenings(writer, [after], week);
      const [written = ''] = typeof after.start === 'string' ? after.start.split(' ') : [];
      const day = readDay(written);
      const said = { said: isBeside ? 'beside' : 'saved', saved: screeningKey(after) };
      if (file) return weekPath({ week: day ?? week, ...said });
      // The next one is mostly of the same cinema and day.
      const next = { day: day ?? week, ...pick(after, 'venue'), ...pick(after, 'version') };
      return weekPath({ week: day ?? week, ...said, ...next });
    },
  },
  /** Copies the ticked screenings of a week (`copy-<key>`) to the next one. */
  'copy-week': {
    area: 'content',
    run: async (admin, fields) => {
      const form = weekForm.safeParse(fields);
      if (!form.success) return weekPath({ week: '', fault: 'form' });
      const monday = mondayOf(form.data.week);
      const next = addDays(monday, 7);
      const { listed, names } = await listScreenings(admin.db, admin.visitor.email);
      const chosen = listed.filter(
        ({ day = '', value }) =>
          day >= monday && day < next && fields[`copy-${screeningKey(value)}`] !== undefined,
      );
      if (chosen.length === 0) return weekPath({ week: monday, fault: 'none-selected' });
      const copies = copiesForNextWeek(chosen, listed, names);
      await addScreenings(writerOf(admin), copies, next);
      const result = { week: next, said: 'copied', count: `${copies.length}` };
      // Servers refuse long addresses.
      if (copies.length > mostInAddress) return weekPath(result);
      return weekPath({ ...result, copied: copies.map(screeningKey).join(' ') });
    },
  },
  /** Removes the copies of a week again (`copied`: their keys), except those that were changed or published since. */
  'uncopy-week': {
    area: 'content',
    run: async (admin, fields) => {
      const form = weekForm.safeParse(fields);
      if (!form.success) return weekPath({ week: '', fault: 'form' });
      const { week } = form.data;
      const copied = new Set(fields.copied?.split(' '));
      const { listed } = await listScreenings(admin.db, admin.visitor.email);
      const copies = listed.filter(
        ({ isDraft, day = '', value }) =>
          isDraft && day >= week && day < addDays(week, 7) && copied.has(screeningKey(value)),
      );
      for (const { file, value } of copies) await removeScreening(writerOf(admin), file, value);
      return weekPath({ week, said: 'uncopied', count: `${copies.length}` });
    },
  },
  paste: pasteAction,
} as const satisfies Record<string, ContentAction>;

function pick(value: Record<string, unknown>, key: 'venue' | 'version') {
  const text = value[key];
  return typeof text === 'string' ? { [key]: text } : {};
}
