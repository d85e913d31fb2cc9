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

/** The fields of a group in the schema's order; empty for other values. */
export function keysOf(schemas: readonly ZodType[]): string[] {
  return schemas.flatMap(formsOf).flatMap((form) => Object.keys(defOf(form).shape ?? {}));
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
