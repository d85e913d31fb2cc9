import type { ZodType } from 'zod';

/** Parses the query of an address; `error` describes the first invalid parameter. */
export function readQuery<T extends object>(
  schema: ZodType<T>,
  query: URLSearchParams,
): T | { error: string } {
  const { data, error } = schema.safeParse(Object.fromEntries(query));
  if (data) return data;
  const [issue] = error?.issues ?? [];
  const name = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : 'query');
  return { error: `${String(name)}: ${issue?.message}` };
}
