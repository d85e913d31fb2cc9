const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day (`2026-12-31`) of a moment (ms since 1970) in a time zone (IANA). */
export function dayOf(moment: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
