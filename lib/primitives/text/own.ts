/** An own property of a record by an untrusted name. Never an inherited one (`constructor`). */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
