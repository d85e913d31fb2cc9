import type { ZodType } from 'zod';

/** What a schema says of a value, a line for each fault: `field: what was expected`. */
export function faultsOf(schema: ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The fields that are at fault. */
export const fieldsOf = (schema: ZodType, value: unknown) =>
  faultsOf(schema, value).map((fault) => fault.split(':')[0]);
