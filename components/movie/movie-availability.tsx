import { useLocale, useTranslations } from 'next-intl';
import { FilmDate, OfferDay, OfferTerms } from '@/components/catalog/offers/offer-day';
import { useScreeningFormats } from '@/components/catalog/screenings/use-screening-formats';
import { Arrow } from '@/components/navigation/arrow';
import { ExternalLink } from '@/components/navigation/external-link';
import { LocaleLink, TextLink, textLinkStyle } from '@/components/navigation/links';
import { Prices } from '@/components/shop/articles/price-and-stock';
import {
  type Availability,
  hasEnded,
  isWatchable,
  listAvailability,
} from '@/lib/catalog/films/availability';
import type { Disc } from '@/lib/catalog/films/disc-stock';
import type { Film } from '@/lib/catalog/films/film';
import type { WatchPlace } from '@/lib/content/schema/film-fields';
import { displayName } from '@/lib/i18n/intl-format';
import { formatMoney } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';

/** The ways to see the film, one per line, nearest first, and a button for the first one. */
export function MovieAvailability({ film, now }: { film: Film; now: Date }) {
  const t = useTranslations('Film.availability');
  const availabilities = listAvailability(film, now);
  const endDate = hasEnded(film, now) && film.vod?.until;
  return (
    <>
      <ul aria-label={t('title')} className="label text-base">
        {availabilities.map((availability) => (
          <li key={keyOf(availability)} data-way={availability.kind} className="way">
            <AvailabilityLine availability={availability} film={film} />
          </li>
        ))}
        {film.media.trailer && !isWatchable(film, now) && (
          <li className="text-muted">{t('trailer')}</li>
        )}
        {endDate && (
          <li className="text-muted">
            {t.rich('ended', { date: () => <FilmDate date={endDate} end="end" /> })}
          </li>
        )}
      </ul>
      <PrimaryOfferLink availability={availabilities[0]} />
    </>
  );
}

function keyOf(availability: Availability): string {
  if (availability.kind === 'elsewhere') return availability.place.address;
  return availability.kind === 'disc' ? availability.disc.slug : availability.kind;
}

/**
 * Button for the nearest way to see the film. None if the film plays on this page, or if there is nothing to link to.
 */
function PrimaryOfferLink({ availability }: { availability: Availability }) {
  const t = useTranslations();
  const locale = useLocale();
  const buttonStyle = 'button mt-4 print:hidden';
  if (availability.kind === 'elsewhere') {
    const { address, name, kind } = availability.place;
    return (
      <a href={address} target="_blank" rel="noopener" className={buttonStyle}>
        {t(`Film.availability.at.${kind}`, { name })}
        <Arrow sign="↗" />
        <span className="sr-only"> ({t('RichText.external')})</span>
      </a>
    );
  }
  if (availability.kind === 'cinema')
    return (
      <a href="#screenings" className={buttonStyle}>
        {t('Film.availability.toScreenings')}
        <Arrow sign="↓" />
      </a>
    );
  if (availability.kind !== 'disc') return null;
  const { slug, kind, prices } = availability.disc;
  const [price] = prices.map((one) => formatMoney(one, locale));
  return (
    <LocaleLink href={`/shop/${slug}`} className={buttonStyle}>
      {t('Film.availability.toShop', { kind: t(`Shop.kindOf.${kind}`), price: price ?? '' })}
      <Arrow />
    </LocaleLink>
  );
}

/** One way to see the film, with its terms. */
function AvailabilityLine({ availability, film }: { availability: Availability; film: Film }) {
  const t = useTranslations('Film');
  if (availability.kind === 'cinema') return <InCinemas {...availability} />;
  if (availability.kind === 'elsewhere') return <Elsewhere place={availability.place} />;
  if (availability.kind === 'disc') return <OnDisc disc={availability.disc} />;
  const runs = availability.kind === 'here' || availability.kind === 'hear';
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>
        {t(`availability.${availability.kind}`)}
        {runs && (
          <span className="text-muted">
            {' '}
            <OfferTerms film={film} />
          </span>
        )}
      </span>
      {runs && <OfferDay film={film} end="end" />}
      {availability.kind === 'soon' && <OfferDay film={film} end="start" />}
    </span>
  );
}

function Elsewhere({
  place: { name, address, kind, languages, countries },
}: {
  place: WatchPlace;
}) {
  const t = useTranslations('Film.availability');
  const locale = useLocale();
  const terms = [
    t(`kinds.${kind}`),
    ...languages.map((code) => displayName('language', code, locale)),
    ...countries.map((code) => displayName('region', code, locale)),
  ];
  return (
    <span>
      <ExternalLink href={address}>{name}</ExternalLink>
      <span className="text-muted"> {terms.join(', ')}</span>
    </span>
  );
}

function OnDisc({ disc: { slug, kind, stock, prices } }: { disc: Disc }) {
  const t = useTranslations('Shop');
  return (
    <span>
      <TextLink href={`/shop/${slug}`}>{t(`kindOf.${kind}`)}</TextLink> <Prices prices={prices} />
      {stock !== 'in-stock' && <span className="text-muted"> {t(`stock.${stock}`)}</span>}
    </span>
  );
}

/** Date and place of the next screening; links to the screenings. */
function InCinemas({ next, more }: Extract<Availability, { kind: 'cinema' }>) {
  const t = useTranslations('Film.availability');
  const { day } = useScreeningFormats();
  const date = dayOf(+next.start, next.timeZone);
  return (
    <span>
      <a href="#screenings" className={textLinkStyle}>
        {t.rich(more > 0 ? 'cinemaFrom' : 'cinemaOnce', {
          date: () => <time dateTime={date}>{day(date)}</time>,
        })}
      </a>
      <span className="text-muted">
        , {next.venue.name}, {next.venue.town}
      </span>
    </span>
  );
}
