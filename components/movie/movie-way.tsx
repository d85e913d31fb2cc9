import { useLocale, useTranslations } from 'next-intl';
import { OfferDay } from '@/components/catalog/offers/offer-day';
import { OfferTerms } from '@/components/catalog/offers/offer-terms';
import { useMomentWords } from '@/components/catalog/screenings/use-moment-words';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink, textLinkStyle } from '@/components/navigation/text-link';
import { Prices } from '@/components/shop/articles/prices';
import type { Way } from '@/lib/catalog/films/availability';
import type { Disc } from '@/lib/catalog/films/discs-of';
import type { Film } from '@/lib/catalog/films/film';
import type { WatchPlace } from '@/lib/content/schema/watch';
import { displayName } from '@/lib/i18n/display-name';
import { dayOf } from '@/lib/primitives/time/day-of';

/** One way to see the film, with its terms. */
export function MovieWay({ way, film }: { way: Way; film: Film }) {
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
export function InCinemas({ next, more }: Extract<Way, { kind: 'cinema' }>) {
  const t = useTranslations('Film.ways');
  const { day } = useMomentWords();
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
