const parts = ['video', 'audio'] as const;
type Part = (typeof parts)[number];

/** Under which the position in a film is kept: its picture and its sound are two things. */
export function positionName(slug: string, type: Part): string {
  return `${slug} ${type}`;
}

/** The film and the part of it that a name stands for; `undefined` where it is none. */
export function readPositionName(name: string): { slug: string; type: Part } | undefined {
  const [slug, kind, ...rest] = name.split(' ');
  const type = parts.find((part) => part === kind);
  return slug && type && rest.length === 0 ? { slug, type } : undefined;
}
