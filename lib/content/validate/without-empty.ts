import type { ZodType } from 'zod';
import { isOwedField, schemasBelow, takes } from './schema-below';

/** Whether a value says nothing: `null`, blank text, and what holds nothing but such values. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  for (const key in value) if (!isEmpty(value[key as keyof typeof value])) return false;
  return true;
}

/** Whether anything within a value says nothing: of most files a look says no. */
function holdsEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isEmpty(value);
  let count = 0;
  for (const key in value) {
    if (holdsEmpty(value[key as keyof typeof value])) return true;
    count += 1;
  }
  return count === 0;
}

/**
 * A file's value without the fields and entries that say nothing, as other programs write them (`fr: ''`, `runtime: null`,
 * `ids: { imdb: '' }`): they are absent. What is owed stays, to be named in its place. So do `null` and `[]` where the
 * schema gives them a meaning of their own, and `{}`, which asks for something. Nothing that is left is changed.
 */
export function withoutEmpty(value: unknown, schemas: readonly ZodType[]): unknown {
  if (typeof value !== 'object' || value === null || !holdsEmpty(value)) return value;
  if (Array.isArray(value)) {
    const below = schemasBelow(schemas, '0');
    return value.filter((entry) => !isEmpty(entry)).map((entry) => withoutEmpty(entry, below));
  }
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const below = schemasBelow(schemas, key);
    if (isEmpty(inner) && !stays(inner, below) && !isOwedField(schemas, key)) return [];
    return [[key, withoutEmpty(inner, below)]];
  });
  return Object.fromEntries(fields);
}

function stays(value: unknown, schemas: readonly ZodType[]): boolean {
  if (typeof value === 'string' || Object.keys(value ?? {}).length > 0) return false;
  return (value !== null && !Array.isArray(value)) || takes(schemas, value);
}
