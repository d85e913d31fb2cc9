import type { ZodType } from 'zod';
import { accepts, isRequiredField, schemasBelow } from './schema-walk';

/** Whether a value is empty: `null`, blank text, or a container of empty values only. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  for (const key in value) if (!isEmpty(value[key as keyof typeof value])) return false;
  return true;
}

/** Quick check whether a value contains an empty one; false for most files. */
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
 * Removes empty fields and entries, such as other programs write (`fr: ''`, `runtime: null`, `ids: { imdb: ''
 * }`). Required fields stay, so that they are reported in place. So do `null` and `[]` if the schema gives them
 * a meaning, and `{}`, which enables something. Other values are not changed.
 */
export function withoutEmpty(value: unknown, schemas: readonly ZodType[]): unknown {
  if (typeof value !== 'object' || value === null || !holdsEmpty(value)) return value;
  if (Array.isArray(value)) {
    const innerSchemas = schemasBelow(schemas, '0');
    return value
      .filter((entry) => !isEmpty(entry))
      .map((entry) => withoutEmpty(entry, innerSchemas));
  }
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const innerSchemas = schemasBelow(schemas, key);
    if (isEmpty(inner) && !mayBeEmpty(inner, innerSchemas) && !isRequiredField(schemas, key))
      return [];
    return [[key, withoutEmpty(inner, innerSchemas)]];
  });
  return Object.fromEntries(fields);
}

function mayBeEmpty(value: unknown, schemas: readonly ZodType[]): boolean {
  if (typeof value === 'string' || Object.keys(value ?? {}).length > 0) return false;
  return (value !== null && !Array.isArray(value)) || accepts(schemas, value);
}
