import type { ZodType } from 'zod';

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

type Def = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  valueType?: ZodType;
  innerType?: ZodType;
  in?: ZodType;
  options?: readonly ZodType[];
};

const defOf = (schema: ZodType) => schema._zod.def as unknown as Def;

/** The alternatives of a schema, unwrapped (optional, nullable, default). */
function formsOf(schema: ZodType): ZodType[] {
  const { innerType, in: first, options } = defOf(schema);
  if (options) return options.flatMap(formsOf);
  const inner = innerType ?? first;
  return inner ? formsOf(inner) : [schema];
}

/** The schemas of a child by key (or of list entries); several if the parent has alternatives. */
export function schemasBelow(schemas: readonly ZodType[], key: string): ZodType[] {
  return schemas.flatMap(formsOf).flatMap((form) => {
    const { shape, element, valueType } = defOf(form);
    const innerSchemas = shape ? Object.hasOwn(shape, key) && shape[key] : (element ?? valueType);
    return innerSchemas ? [innerSchemas] : [];
  });
}

/** Whether one of the alternatives lists the field as required. */
export function isRequiredField(schemas: readonly ZodType[], key: string): boolean {
  return schemas
    .flatMap(formsOf)
    .some((form) => defOf(form).shape?.[key]?.safeParse(undefined).success === false);
}

export function accepts(schemas: readonly ZodType[], value: unknown): boolean {
  return schemas.some((schema) => schema.safeParse(value).success);
}
