import { deviceRecord } from '@/lib/primitives/storage/device-storage';

/** The last used filters: URL parameters and label. */
export type LastFilters = { params: string; label: string };

/** Stored by language, because the label is in that language. */
function stored(locale: string) {
  return deviceRecord(`bobine-filters-${locale}`);
}

export function readLastFilters(locale: string): LastFilters | undefined {
  const { params, label } = stored(locale).read();
  if (typeof params !== 'string' || typeof label !== 'string') return undefined;
  return params && label ? { params, label } : undefined;
}

/** Stores the filters on this device; undefined removes them. */
export function writeLastFilters(locale: string, last: LastFilters | undefined): void {
  stored(locale).write({ ...last });
}
