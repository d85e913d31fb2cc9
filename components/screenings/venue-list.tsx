import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Venue } from '@/lib/films/screenings/screening';
import { displayName } from '@/lib/i18n/display-name';

/** Where the cinemas are that stand in the timetable, and how one comes in. */
export function VenueList({ venues }: { venues: Venue[] }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  if (venues.length === 0) return null;
  return (
    <Section id="salles" title={t('venues')}>
      <ul className="venue-list">
        {venues.map(({ slug, name, address, town, country, website, wheelchair }) => (
          <li key={slug}>
            <h3 className="card-title text-lg">
              {website ? <ExternalLink href={website}>{name}</ExternalLink> : name}
            </h3>
            <address className="not-italic">
              {[address, town, country && displayName('region', country, locale)]
                .filter(Boolean)
                .join(', ')}
            </address>
            {wheelchair && <p className="text-muted">{t(`wheelchair.${wheelchair}`)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
