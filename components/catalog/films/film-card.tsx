import { useTranslations } from 'next-intl';
import { CardLink } from '@/components/navigation/links';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import type { CardAvailability as Way } from '@/lib/catalog/films/availability';
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
      <CardMarks film={film}>{film.way && <CardWay way={film.way} />}</CardMarks>
    </article>
  );
}

/**
 * Line below a film's picture: how the film can be seen now. Not rendered for a film that is only listed in the
 * catalogue.
 */
export function CardWay({ way }: { way: Way }) {
  if (way.kind === 'catalogue') return null;
  return (
    <p data-way={way.kind} className="way">
      <Words way={way} />
    </p>
  );
}

function Words({ way }: { way: Way }) {
  const t = useTranslations('Film.ways');
  if (way.kind === 'disc')
    return way.subtitles
      ? t(`subtitlesOnDisc.${way.disc}`, { language: way.subtitles })
      : t(`onDisc.${way.disc}`, { price: way.price });
  if (way.kind === 'cinema')
    return (
      <>
        {/* Only for screen readers: a ticket icon says so visually, to save room on narrow cards. */}
        <span className="sr-only">{t('inCinema')} </span>
        {t('cinema', { town: way.town, day: way.day, month: way.month })}
      </>
    );
  return t(way.kind);
}

/** `hits`: search result of each film, by slug. `many`: enough films for the columns of the widest screens. */
type FilmGridProps = {
  films: CardFilm[];
  first?: boolean;
  many?: boolean;
  hits?: ReadonlyMap<string, Hit>;
};

const sizes =
  '(min-width: 110rem) 14vw, (min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 40rem) 32vw, 47vw';

/**
 * Grid of posters: two columns on a phone, six on a wide screen, eight on the widest if `many`, by the room there is. `first`: the grid
 * has the first pictures of the page, so its first poster is loaded eagerly.
 */
export function FilmGrid({ films, first = false, many = false, hits }: FilmGridProps) {
  return (
    <div className="@container">
      <ul
        className={`grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-4 gap-y-10 md:gap-x-6 @min-[36rem]:grid-cols-3 @min-[52rem]:grid-cols-4 @min-[74rem]:grid-cols-6 ${many ? '@min-[104rem]:grid-cols-8' : ''}`}
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
