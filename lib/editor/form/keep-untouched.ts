import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@/lib/primitives/json';
import { matchItems } from '../entries/match-items';
import type { Field } from './field';
import type { FormContext } from './leaf-inputs';
import { readForm, writeForm } from './read-form';

/** A value that a form showed, and what was posted of it. */
type Shown = { before: unknown; after: unknown };

/**
 * The posted value, with what was not touched exactly as it was before. A form shows some values in another way than
 * files have them (a moment in another time zone, a name that is the same in all languages, a field it does not know),
 * so reading alone would change them.
 */
export function keepUntouched(
  field: Field,
  { before, after }: Shown,
  context: FormContext,
): unknown {
  if (isDeepStrictEqual(asShown(field, before, context), after)) return before;
  if (field.type === 'group' && isRecord(before) && isRecord(after)) {
    const known = new Set(field.fields.map(({ key }) => key));
    const others = Object.entries(before).filter(([key]) => !known.has(key));
    const fields = field.fields.flatMap(({ key, field: inner }) => {
      const value = keepUntouched(
        inner,
        { before: own(before, key), after: own(after, key) },
        context,
      );
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries([...fields, ...others]);
  }
  if (field.type === 'list' && Array.isArray(before) && Array.isArray(after)) {
    const shown = before.map((item) => asShown(field.item, item, context));
    const matches = matchItems(shown, after);
    return after.map((item, at) => {
      const index = matches[at];
      if (index === undefined) return item;
      return keepUntouched(field.item, { before: before[index], after: item }, context);
    });
  }
  if (field.type === 'record' && isRecord(before) && isRecord(after)) {
    const entries = Object.entries(after).map(([key, item]) => {
      const kept = keepUntouched(field.item, { before: own(before, key), after: item }, context);
      return [key, kept ?? item] as const;
    });
    return Object.fromEntries(entries);
  }
  return after;
}

const own = (record: Record<string, unknown>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The value that the form gives back if nothing is changed. */
const asShown = (field: Field, value: unknown, context: FormContext) =>
  readForm(field, writeForm(field, value, context), context);
