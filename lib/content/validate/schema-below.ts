import type { ZodType } from 'zod';

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
