export type Person = { name: string; born?: number; died?: number };

const pattern = /^((?:\\.|[^()\\])+?)\s*(?:\((\d{4})?\s*[–-]\s*(\d{4})?\))?$/s;

/**
 * `Georges Méliès (1861–1938)`, one of the two years or both may be missing; else undefined. The name keeps its
 * backslashes: brackets that are a part of it have one each.
 */
export function readPerson(text: string): Person | undefined {
  const [, name, born, died] = pattern.exec(text) ?? [];
  if (!name) return undefined;
  return { name, ...(born && { born: Number(born) }), ...(died && { died: Number(died) }) };
}

/** The years of a life as they stand behind a name; empty where neither is known. */
export function writeYears({ born, died }: Omit<Person, 'name'>): string {
  return born || died ? ` (${born ?? ''}–${died ?? ''})` : '';
}
