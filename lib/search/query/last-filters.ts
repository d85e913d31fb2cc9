import { deviceRecord } from '@/lib/primitives/storage/device-record';

/** Filters as they were last used: the parameters of the catalogue's address, and what they are called. */
export type LastFilters = { params: string; label: string };

/** In the language in which they were chosen, because that is what they are called in. */
function stored(locale: string) {
  return deviceRecord(`bobine-filters-${locale}`);
}

export function readLastFilters(locale: string): LastFilters | undefined {
  const { params, label } = stored(locale).read();
  if (typeof params !== 'string' || typeof label !== 'string') return undefined;
  return params && label ? { params, label } : undefined;
}

/** Keeps them on this device; `undefined` forgets them. */
export function writeLastFilters(locale: string, last: LastFilters | undefined): void {
  stored(locale).write({ ...last });
}
