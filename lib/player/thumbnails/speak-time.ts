const units = ['hour', 'minute', 'second'] as const;

/** A time as it is said: 3725 is `1 heure, 2 minutes et 5 secondes` in French. Whole seconds. */
export function speakTime(seconds: number, locale: string): string {
  const whole = Math.max(0, Math.floor(seconds || 0));
  const counts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = units.flatMap((unit, at) => {
    const count = counts[at] ?? 0;
    if (count === 0 && !(unit === 'second' && whole === 0)) return [];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    );
  });
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}
