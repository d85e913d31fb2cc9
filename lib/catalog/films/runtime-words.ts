import type { useTranslations } from 'next-intl';

type Say = ReturnType<typeof useTranslations<'Film'>>;

/** Formats minutes: `45 s`, `14 min`, `1 h 34`. */
export function runtimeWords(minutes: number, t: Say): string {
  if (minutes < 1) return t('seconds', { seconds: Math.round(minutes * 60) });
  const whole = Math.round(minutes);
  if (whole < 60) return t('minutes', { minutes: whole });
  const hours = Math.floor(whole / 60);
  const minutesLeft = whole % 60;
  return minutesLeft === 0
    ? t('wholeHours', { hours })
    : t('hours', { hours, minutes: minutesLeft });
}
