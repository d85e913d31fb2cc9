export type Person = { name: string; born?: number; died?: number };

const pattern = /^((?:\\.|[^()\\])+?)\s*(?:\((\d{4})?\s*[–-]\s*(\d{4})?\))?$/s;

/**
 * Parses `Georges Méliès (1861–1938)`, where one or both years may be missing; `undefined` if the text does not
 * match. The name stays escaped: brackets that belong to it have backslashes.
 */
export function readPerson(text: string): Person | undefined {
  const [, name, born, died] = pattern.exec(text) ?? [];
  if (!name) return undefined;
  return { name, ...(born && { born: Number(born) }), ...(died && { died: Number(died) }) };
}

/** Years of life to add after a name; empty if neither is known. */
export function writeYears({ born, died }: Omit<Person, 'name'>): string {
  return born || died ? ` (${born ?? ''}–${died ?? ''})` : '';
}
