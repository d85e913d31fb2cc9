/** What a record has of its own under a name that somebody wrote: never what every object has (`constructor`). */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
