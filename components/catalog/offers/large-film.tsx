import { useLocale, useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { CardLink } from '@/components/navigation/links';
import { PlayLink } from '@/components/navigation/play-link';
import { PlaySquare } from '@/components/navigation/play-square';
import { CardMarks } from '@/components/visitor/lists/card-marks';
import { offerDay } from '@/lib/catalog/films/availability';
import { type Film, pictureFocus, screenPicture } from '@/lib/catalog/films/film';
import { findEmbed } from '@/lib/catalog/films/player-source';
import { localePath } from '@/lib/i18n/locales';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { widePosterPath } from '@/lib/posters/poster-path';
import { plainText } from '@/lib/primitives/text/plain-text';
import { OfferDay } from './offer-day';

/** `wide`: text after the picture. `turned`: text before it. `half`: text below it, two films per row. */
export type FilmShape = 'wide' | 'turned' | 'half';

type LargeFilmProps = {
  film: Film;
  shape: FilmShape;
  /** Whether the film is marked as new. */
  isNew: boolean;
  /** Whether the film is the first one of the page, whose picture is loaded eagerly. */
  first?: boolean;
};

const shapes: Record<FilmShape, { film: string; picture: string; words: string; sizes: string }> = {
  wide: {
    film: 'grid-12 items-end gap-y-4',
    picture: 'col-span-12 lg:col-span-9',
    words: 'col-span-12 lg:col-span-3',
    sizes: '(min-width: 64rem) 70vw, 92vw',
  },
  turned: {
    film: 'grid-12 items-end gap-y-4',
    picture: 'col-span-12 lg:order-last lg:col-span-8',
    words: 'col-span-12 lg:col-span-4',
    sizes: '(min-width: 64rem) 62vw, 92vw',
  },
  half: {
    film: 'grid grid-cols-[minmax(0,1fr)] content-start gap-y-4',
    picture: '',
    words: '',
    sizes: '(min-width: 40rem) 46vw, 92vw',
  },
};

/** Maximum length of the synopsis in characters. */
const roomForStory = 220;

/** Large card of a film that can be watched: still, title, running time, end of the offer. */
export function LargeFilm({ film, shape, isNew, first = false }: LargeFilmProps) {
  const locale = useLocale();
  const t = useTranslations('Vod');
  const player = useTranslations('Player');
  const { directors, media, runtime, slug, synopsis, title, year } = film;
  const labelKey = media.film ? 'watch' : 'listen';
  const layout = shapes[shape];
  return (
    <article className={`group relative ${layout.film}`}>
      <div className={`relative ${layout.picture}`}>
        <FilmStill film={film} first={first} sizes={layout.sizes} />
        {isEmbedded(film) ? (
          <PlaySquare />
        ) : (
          <PlayLink
            href={localePath(`/movie/${slug}`, locale)}
            aria-label={player(labelKey, { title: title.text })}
            className="absolute inset-0 z-1"
          >
            <PlaySquare />
          </PlayLink>
        )}
        <CardMarks film={film} on="screen" />
      </div>
      <div className={layout.words}>
        <p className="label flex flex-wrap gap-x-3">
          {isNew && <span className="text-signal">{t('new')}</span>}
          {runtime && <Runtime minutes={runtime} />}
        </p>
        <h2 className="display-2 mt-1">
          <CardLink href={`/movie/${slug}`}>
            <FilmTitle title={title} large />
          </CardLink>
        </h2>
        <p className="mt-2 text-muted">{[...directors.map(({ name }) => name), year].join(', ')}</p>
        {shape !== 'half' && synopsis?.translated && (
          <p className="mt-3 max-w-[60ch] max-lg:hidden">
            {plainText(synopsis.text, roomForStory)}
          </p>
        )}
        {offerDay(film, 'end') && (
          <p className="label mt-3">
            <OfferDay film={film} end="end" />
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * Whether the film is shown by a provider's player. The card then has no play link: the provider is contacted only
 * after a click on the film's page, which explains what the click sends.
 */
function isEmbedded({ media }: Film): boolean {
  return findEmbed((media.film ?? media.audio)?.sources ?? []) !== undefined;
}

type ScreenProps = {
  film: Film;
  /** Whether it is the first picture of the page (loaded eagerly). */
  first?: boolean;
  /** The `sizes` attribute. */
  sizes?: string;
};

const cardSizes = '(min-width: 80rem) 24vw, (min-width: 40rem) 46vw, 92vw';

/** Still of a film, or its poster drawn in landscape if there is none. */
export function FilmStill({ film, first = false, sizes = cardSizes }: ScreenProps) {
  const locale = useLocale();
  const src = screenPicture(film);
  const size = { width: 1200, height: 630 };
  const props = src
    ? pictureProps({
        src,
        made: findResized(src),
        focus: pictureFocus(film, src),
        ...size,
        sizes,
      })
    : { src: widePosterPath(film.slug, locale), loading: 'lazy' as const, ...size };
  const urgency = first && { fetchPriority: 'high' as const, loading: 'eager' as const };
  // A still with another aspect ratio is letterboxed.
  const fit = src && film.media.film?.ratio ? 'bg-black object-contain' : 'bg-raised object-cover';
  return <img {...props} {...urgency} alt="" className={`aspect-[40/21] w-full ${fit}`} />;
}
