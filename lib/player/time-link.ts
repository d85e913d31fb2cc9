/**
 * The time in a URL, in seconds: `?t=…` before `#t=…`. The end of a media fragment (`#t=90,120`) is ignored.
 * Undefined if missing or invalid.
 */
export function readTimeLink({ search, hash }: { search: string; hash: string }) {
  for (const part of [search, hash]) {
    const written = new URLSearchParams(part.slice(1)).get('t');
    const time = written === null ? undefined : parseTime(written.split(',')[0] ?? '');
    if (time !== undefined) return time;
  }
  return undefined;
}

/** The time in the page's URL, which is that of the video at its top. */
export function linkedTime({ below }: { below?: true | undefined }): number | undefined {
  return below ? undefined : readTimeLink(window.location);
}

/** Whether a link's hash is a time such as `t=90`, which the player reads, and not an element id. */
export function isTimeHash(hash: string): boolean {
  return readTimeLink({ search: '', hash: `#${hash}` }) !== undefined;
}

/**
 * Parses a time to seconds: `90`, `90s`, `1m30s`, `1h2m3s`, `1:30`, `1:02:03`, with or without a fraction.
 * Undefined for anything else.
 */
export function parseTime(written: string): number | undefined {
  const text = written.trim().toLowerCase();
  return parseClock(text) ?? parseUnits(text);
}

function parseClock(text: string): number | undefined {
  const parts = text.match(/^(?:(\d{1,3}):)?(\d{1,3}):([0-5]\d(?:\.\d+)?)$/);
  if (!parts) return undefined;
  const [, hours, minutes, seconds] = parts;
  if (hours !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function parseUnits(text: string): number | undefined {
  const parts = text.match(/^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,7}(?:\.\d+)?)s?)?$/);
  if (!parts) return undefined;
  const [, hours, minutes, seconds] = parts;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** Sets the time in a URL, in whole seconds; removes it at 0. Drops the hash. */
export function writeTimeLink(address: string, seconds: number): string {
  const url = new URL(address);
  url.hash = '';
  const totalSeconds = Math.floor(seconds);
  if (totalSeconds > 0) url.searchParams.set('t', String(totalSeconds));
  else url.searchParams.delete('t');
  return url.href;
}

/** Formats seconds: `0:07`, `12:34`, `1:02:03`. */
export function formatClock(seconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(seconds) || 0);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(totalSeconds / 3600);
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const rest = `${padTwo(totalSeconds % 60)}`;
  return hours > 0 ? `${hours}:${padTwo(minutes)}:${rest}` : `${minutes}:${rest}`;
}
