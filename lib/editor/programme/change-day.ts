import { programmeSchema } from '@/lib/content/schema/film-selections';
import { isRecord } from '@/lib/primitives/json';
import { byIsoDay } from '@/lib/primitives/time/read-day';
import type { Database } from '@/lib/shop/database/open-database';
import { addCollisions, type Collision, collisionsOf } from '../drafts/collisions';
import { parseSource, SourceError } from '../entries/edit-source';
import { buildForm } from '../form/build-field';
import { changeEntry } from '../form/change-entry';
import { findEntry } from '../form/entry-state';
import type { Branch } from '../form/field';
import type { Posted } from '../form/form-data';
import { keepUntouched } from '../form/keep-untouched';
import type { FormContext } from '../form/leaf-inputs';
import { readForm } from '../form/read-form';
import { mergeValues } from '../publishing/merge-values';

/** The fields of one day of the programme. */
export function dayField(): Extract<Branch, { type: 'group' }> {
  const form = buildForm('programme');
  if (form.type !== 'record' || form.item.type !== 'group')
    throw new Error('A month of the programme has groups by day.');
  return form.item;
}

/** The entries of a month's file by day; none if the file is not valid YAML. */
export function readDays(source: string | null): Record<string, unknown> {
  try {
    const value = parseSource(source ?? '', programmeSchema);
    return isRecord(value) ? byIsoDay(value) : {};
  } catch (error) {
    if (error instanceof SourceError) return {};
    throw error;
  }
}

type DayChange = {
  day: string;
  /** What the form has shown; `undefined` for a new entry. */
  before: unknown;
  /** `undefined` removes the day. */
  posted: Posted | undefined;
};

/**
 * Stores a day of the programme in the editor's draft of its month, `programme/2026-12.yaml`.
 * @returns whether another window has stored other texts in the same fields; then what was typed is kept beside the draft
 */
export async function saveDay(
  { db, editor, now }: { db: Database; editor: string; now: Date },
  { day, before, posted }: DayChange,
  context: FormContext,
): Promise<boolean> {
  const entry = findEntry('programme', day.slice(0, 7));
  if (!entry) throw new Error(`There is no month of ${day}`);
  const field = dayField();
  const typed = readForm(field, posted, context);
  const after =
    before === undefined ? typed : keepUntouched(field, { before, after: typed }, context);
  let collisions: Collision[] = [];
  await changeEntry(
    db,
    { ...entry, editor },
    (value) => {
      const all = isRecord(value) ? byIsoDay(value) : {};
      // The day may have been changed in another window.
      const theirs = Object.hasOwn(all, day) ? all[day] : undefined;
      const mine = posted === undefined ? undefined : after;
      const { value: merged, conflicts } = mergeValues({ base: before, mine, theirs }, {}, [day]);
      collisions = collisionsOf(conflicts, editor, now);
      const days = Object.entries(all).filter(([key]) => key !== day);
      if (merged !== undefined) {
        const next = days.findIndex(([key]) => key > day);
        days.splice(next < 0 ? days.length : next, 0, [day, merged]);
      }
      return Object.fromEntries(days);
    },
    now,
  );
  await addCollisions(db, { kind: 'programme', slug: entry.slug, editor }, collisions, now);
  return collisions.length > 0;
}
