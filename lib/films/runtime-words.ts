import type { useTranslations } from 'next-intl';

type Say = ReturnType<typeof useTranslations<'Film'>>;

/** A length of time in minutes as a visitor reads it: `45 s`, `14 min`, `1 h 34`. */
export function runtimeWords(minutes: number, t: Say): string {
  if (minutes < 1) return t('seconds', { seconds: Math.round(minutes * 60) });
  const whole = Math.round(minutes);
  if (whole < 60) return t('minutes', { minutes: whole });
  const rest = String(whole % 60).padStart(2, '0');
  return t('hours', { hours: Math.floor(whole / 60), minutes: rest });
}
