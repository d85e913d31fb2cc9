import type { ZodType } from 'zod';

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

/** The forms that a schema may have, without what is wrapped around them (optional, nullable, with a default). */
function formsOf(schema: ZodType): ZodType[] {
  const { innerType, in: first, options } = defOf(schema);
  if (options) return options.flatMap(formsOf);
  const inner = innerType ?? first;
  return inner ? formsOf(inner) : [schema];
}

/** What judges the value under a key (or in a list) of something that one of the schemas judges; several where it has several forms. */
export function schemasBelow(schemas: readonly ZodType[], key: string): ZodType[] {
  return schemas.flatMap(formsOf).flatMap((form) => {
    const { shape, element, valueType } = defOf(form);
    const below = shape ? Object.hasOwn(shape, key) && shape[key] : (element ?? valueType);
    return below ? [below] : [];
  });
}

/** Whether a field of that name is listed in one of the forms, and owed there. */
export function isOwedField(schemas: readonly ZodType[], key: string): boolean {
  return schemas
    .flatMap(formsOf)
    .some((form) => defOf(form).shape?.[key]?.safeParse(undefined).success === false);
}

export function takes(schemas: readonly ZodType[], value: unknown): boolean {
  return schemas.some((schema) => schema.safeParse(value).success);
}
