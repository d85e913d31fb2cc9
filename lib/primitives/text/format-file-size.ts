const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a file size in decimal units: `1,2 Mo`, `840 kB`. */
export function formatFileSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const count = bytes / 1000 ** step;
  const digits = step > 1 && count < 10 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    maximumFractionDigits: digits,
  }).format(count);
}
