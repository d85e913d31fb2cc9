import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CardLink } from '@/components/navigation/links';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import type { OtherKind, CardAvailability as Way } from '@/lib/catalog/films/availability';
import { displayName, formatList } from '@/lib/i18n/intl-format';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Hit } from '@/lib/search/engine/hit';
import { FilmLine } from './film-line';
import { FilmTitle } from './film-title';
import { HitLines } from './hit-lines';
import { type CardFilm, Poster } from './poster';

type FilmCardProps = { film: CardFilm; sizes: string; first?: boolean; hit?: Hit };

/** A film in a list: poster, title, and a line of facts. The link covers the whole card. */
export function FilmCard({ film, sizes, first = false, hit }: FilmCardProps) {
  return (
    <article className="card group">
      <Poster film={film} alt="" sizes={sizes} first={first} />
      <h3 className="card-title">
        <CardLink href={`/movie/${film.slug}`}>
          <FilmTitle title={film.title} ranges={hit?.title.ranges} />
        </CardLink>
      </h3>
      <p className="card-line">
        <FilmLine film={film} people={hit?.people} />
      </p>
      {hit && <HitLines hit={hit} />}
      <CardMarks film={film}>
        {film.way && <CardAvailabilityLine availability={film.way} />}
      </CardMarks>
    </article>
  );
}

/**
 * Line below a film's picture: how the film can be seen now. Not rendered for a film that is only listed in the
 * catalogue.
 */
export function CardAvailabilityLine({ availability }: { availability: Way }) {
  if (availability.kind === 'catalogue') return null;
  return (
    <p data-way={availability.kind} className="way">
      <span>
        <AvailabilityText availability={availability} />
        <OtherWays kinds={availability.others} />
      </span>
    </p>
  );
}

function OtherWays({ kinds = [] }: { kinds?: OtherKind[] | undefined }) {
  const t = useTranslations('Film.availability.others');
  return kinds.map((kind) => (
    <Fragment key={kind}>
      {' '}
      <span className="whitespace-nowrap font-normal">· {t(kind)}</span>
    </Fragment>
  ));
}

/** `language`: a language or both of a French and German site, whose words are inflected; `names`: of any others. */
function subtitleWords(subtitles: Locale | 'both', locale: Locale) {
  const languages = subtitles === 'both' ? locales : [subtitles];
  const isInflected = languages.every((one) => one === 'fr' || one === 'de');
  const names = languages.map((one) => displayName('language', one, locale));
  return { language: isInflected ? subtitles : 'other', names: formatList(names, locale) };
}

function AvailabilityText({ availability }: { availability: Way }) {
  const t = useTranslations('Film.availability');
  const locale = useLocale();
  if (availability.kind === 'disc')
    return availability.subtitles
      ? t(`subtitlesOnDisc.${availability.disc}`, subtitleWords(availability.subtitles, locale))
      : t(`onDisc.${availability.disc}`, { price: availability.price });
  if (availability.kind === 'cinema')
    return (
      <>
        {/* Only for screen readers: a ticket icon says so visually, to save room on narrow cards. */}
        <span className="sr-only">{t('inCinema')} </span>
        {t('cinema', { town: availability.town, day: availability.day, month: availability.month })}
      </>
    );
  return availability.provider
    ? t('hereBy', { provider: availability.provider })
    : t(availability.kind);
}

/** `hits`: search result of each film, by slug. `hasManyFilms`: enough films for the columns of the widest screens. */
type FilmGridProps = {
  films: CardFilm[];
  first?: boolean;
  hasManyFilms?: boolean;
  hits?: ReadonlyMap<string, Hit>;
};

const sizes =
  '(min-width: 110rem) 14vw, (min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 47vw';

/**
 * Grid of posters: two columns on a phone, six on a wide screen, and if `hasManyFilms`, eight on the widest. `first`:
 * the grid has the first pictures of the page, so its first poster is loaded eagerly.
 */
export function FilmGrid({ films, first = false, hasManyFilms = false, hits }: FilmGridProps) {
  return (
    <div className="@container">
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-4 gap-y-10 md:gap-x-6 @min-[36rem]:grid-cols-3 @min-[52rem]:grid-cols-4 @min-[74rem]:grid-cols-6 ${hasManyFilms ? '@min-[104rem]:grid-cols-8' : ''}`}
      >
        {films.map((film, index) => (
          <li key={film.slug}>
            <FilmCard
              film={film}
              sizes={sizes}
              first={first && index === 0}
              hit={hits?.get(film.slug)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
