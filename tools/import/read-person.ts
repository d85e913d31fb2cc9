export type Person = { name: string; born?: number; died?: number };

const pattern = /^([^()]+?)\s*(?:\((\d{4})?\s*[–-]\s*(\d{4})?\))?$/;

/** `Georges Méliès (1861–1938)`, one of the two years or both may be missing; else undefined. */
export function readPerson(text: string): Person | undefined {
  const [, name, born, died] = pattern.exec(text) ?? [];
  if (!name) return undefined;
  return { name, ...(born && { born: Number(born) }), ...(died && { died: Number(died) }) };
}
