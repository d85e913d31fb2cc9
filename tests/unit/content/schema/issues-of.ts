import type { ZodType } from 'zod';

/** The issues of a value, a line each: `field: what was expected`. */
export function issuesOf(schema: ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The fields with issues. */
export const fieldsOf = (schema: ZodType, value: unknown) =>
  issuesOf(schema, value).map((issue) => issue.split(':')[0]);
