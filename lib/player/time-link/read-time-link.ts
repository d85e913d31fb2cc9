import { parseTime } from './parse-time';

/**
 * The moment an address asks for, in seconds: `?t=…` before `#t=…`. A media fragment's end
 * (`#t=90,120`) is left aside. What cannot be read is as good as not there.
 */
export function readTimeLink({ search, hash }: { search: string; hash: string }) {
  for (const part of [search, hash]) {
    const written = new URLSearchParams(part.slice(1)).get('t');
    const time = written === null ? undefined : parseTime(written.split(',')[0] ?? '');
    if (time !== undefined) return time;
  }
  return undefined;
}
