const parts = ['video', 'audio'] as const;
type Part = (typeof parts)[number];

/** Storage name of a position: video and audio of a film are separate. */
export function positionName(slug: string, type: Part): string {
  return `${slug} ${type}`;
}

/** Parses a storage name; undefined if it is invalid. */
export function readPositionName(name: string): { slug: string; type: Part } | undefined {
  const [slug, kind, ...rest] = name.split(' ');
  const type = parts.find((part) => part === kind);
  return slug && type && rest.length === 0 ? { slug, type } : undefined;
}
