import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Venue } from '@/lib/catalog/screenings/screening';
import { displayName } from '@/lib/i18n/intl-format';

/** Addresses of the cinemas in the timetable, and their wheelchair access. */
export function VenueList({ venues }: { venues: Venue[] }) {
  const t = useTranslations('Screenings');
  if (venues.length === 0) return null;
  const hasTwin = ({ slug, name }: Venue) =>
    venues.some((other) => other.slug !== slug && other.name === name);
  return (
    <Section id="salles" title={t('venues')}>
      <ul className="venue-list">
        {venues.map((venue) => (
          <li key={venue.slug}>
            <VenueEntry venue={venue} withTown={hasTwin(venue)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** `withTown`: adds the town to the heading, because another cinema has the same name. */
function VenueEntry({ venue, withTown }: { venue: Venue; withTown: boolean }) {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { name, address, town, country, website, wheelchair } = venue;
  const heading = withTown ? `${name}, ${town}` : name;
  const region = country && displayName('region', country, locale);
  return (
    <>
      <h3 className="card-title text-lg">
        {website ? <ExternalLink href={website}>{heading}</ExternalLink> : heading}
      </h3>
      <address className="not-italic">{[address, town, region].filter(Boolean).join(', ')}</address>
      {wheelchair && <p className="text-muted">{t(`wheelchair.${wheelchair}`)}</p>}
    </>
  );
}
