import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Film } from '@/lib/catalog/films/film';
import { displayName } from '@/lib/i18n/display-name';
import { dayOf } from '@/lib/primitives/time/day-of';
import { getSite } from '@/lib/site/get-site';

/** Regions with their own message. */
const named = new Set(['CH-fr', 'CH-de', 'CH-it'] as const);
type Named = 'CH-fr' | 'CH-de' | 'CH-it';

/** Release dates by country or region. */
export function MovieReleases({ releases }: Pick<Film, 'releases'>) {
  const t = useTranslations('Film.released');
  const { dateTime } = useFormatter();
  const locale = useLocale();
  const today = dayOf(Date.now(), getSite(locale).timeZone);
  const placeOf = ({ country, region }: Film['releases'][number]) => {
    const whole = displayName('region', country, locale);
    const key = `${country}-${region}` as Named;
    if (named.has(key)) return t(key);
    return region
      ? t('region', { country: whole, region: displayName('language', region, locale) })
      : whole;
  };
  return (
    <ul>
      {releases.map((release) => (
        <li key={JSON.stringify(release)}>
          {t.rich(release.date > today ? 'coming' : 'place', {
            place: placeOf(release),
            date: () => (
              <time dateTime={release.date}>
                {dateTime(new Date(`${release.date}T00:00:00Z`), {
                  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
                })}
              </time>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
