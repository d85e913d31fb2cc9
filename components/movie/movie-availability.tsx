import { useLocale, useTranslations } from 'next-intl';
import { FilmDate, OfferDay, OfferTerms } from '@/components/catalog/offers/offer-day';
import { useScreeningFormats } from '@/components/catalog/screenings/use-moment-words';
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
  const t = useTranslations('Film.ways');
  const ways = listAvailability(film, now);
  const until = hasEnded(film, now) && film.vod?.until;
  return (
    <>
      <ul aria-label={t('title')} className="label text-base">
        {ways.map((way) => (
          <li key={keyOf(way)} data-way={way.kind} className="way">
            <AvailabilityLine way={way} film={film} />
          </li>
        ))}
        {film.media.trailer && !isWatchable(film, now) && (
          <li className="text-muted">{t('trailer')}</li>
        )}
        {until && (
          <li className="text-muted">
            {t.rich('ended', { date: () => <FilmDate date={until} end="end" /> })}
          </li>
        )}
      </ul>
      <PrimaryOfferLink way={ways[0]} />
    </>
  );
}

function keyOf(way: Availability): string {
  if (way.kind === 'elsewhere') return way.place.address;
  return way.kind === 'disc' ? way.disc.slug : way.kind;
}

/**
 * Button for the nearest way to see the film. None if the film plays on this page, or if there is nothing to link to.
 */
function PrimaryOfferLink({ way }: { way: Availability }) {
  const t = useTranslations();
  const locale = useLocale();
  const look = 'button mt-4 print:hidden';
  if (way.kind === 'elsewhere') {
    const { address, name, kind } = way.place;
    return (
      <a href={address} target="_blank" rel="noopener" className={look}>
        {t(`Film.ways.at.${kind}`, { name })}
        <Arrow sign="↗" />
        <span className="sr-only"> ({t('RichText.external')})</span>
      </a>
    );
  }
  if (way.kind === 'cinema')
    return (
      <a href="#screenings" className={look}>
        {t('Film.ways.toScreenings')}
        <Arrow sign="↓" />
      </a>
    );
  if (way.kind !== 'disc') return null;
  const { slug, kind, prices } = way.disc;
  const [price] = prices.map((one) => formatMoney(one, locale));
  return (
    <LocaleLink href={`/shop/${slug}`} className={look}>
      {t('Film.ways.toShop', { kind: t(`Shop.kindOf.${kind}`), price: price ?? '' })}
      <Arrow />
    </LocaleLink>
  );
}

/** One way to see the film, with its terms. */
function AvailabilityLine({ way, film }: { way: Availability; film: Film }) {
  const t = useTranslations('Film');
  if (way.kind === 'cinema') return <InCinemas {...way} />;
  if (way.kind === 'elsewhere') return <Elsewhere place={way.place} />;
  if (way.kind === 'disc') return <OnDisc disc={way.disc} />;
  const runs = way.kind === 'here' || way.kind === 'hear';
  return (
    <span className="flex flex-wrap gap-x-4">
      <span>
        {t(`ways.${way.kind}`)}
        {runs && (
          <span className="text-muted">
            {' '}
            <OfferTerms film={film} />
          </span>
        )}
      </span>
      {runs && <OfferDay film={film} end="end" />}
      {way.kind === 'soon' && <OfferDay film={film} end="start" />}
    </span>
  );
}

function Elsewhere({
  place: { name, address, kind, languages, countries },
}: {
  place: WatchPlace;
}) {
  const t = useTranslations('Film.ways');
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
export function InCinemas({ next, more }: Extract<Availability, { kind: 'cinema' }>) {
  const t = useTranslations('Film.ways');
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
