import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { FilmLine } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { LinkBar } from '@/components/layout/link-bar';
import { PageTitle } from '@/components/layout/page-title';
import { Player } from '@/components/player/player';
import { RichText } from '@/components/rich-text/rich-text';
import { isWatchable } from '@/lib/catalog/films/availability';
import { type Film, listRatings, type Picture } from '@/lib/catalog/films/film';
import { localePath } from '@/lib/i18n/locales';
import { type MoviePage, movieScreen, playablePart } from '@/lib/movie-page/get-movie-page';
import { getPosterFacts } from '@/lib/posters/get-poster-facts';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { stillInk } from '@/lib/posters/poster-look';
import { scenePath } from '@/lib/posters/poster-path';
import { siteUrl } from '@/lib/site/site-url';
import { MovieActions } from './movie-actions';
import { MovieAvailability } from './movie-availability';
import { MovieEvenings } from './movie-collections';
import { MovieProgrammes } from './movie-films';
import { MoviePartLinks } from './movie-part-links';

type MovieHeroProps = Pick<MoviePage, 'film' | 'collections' | 'programmes' | 'parts'>;

/**
 * Top of a film's page: the film, else its trailer, else a picture. Below it the title with the synopsis, and the links
 * to the parts of the page.
 */
export function MovieHero({ film, collections, programmes, parts }: MovieHeroProps) {
  const t = useTranslations('Film');
  const now = new Date();
  const part = playablePart(film, now);
  const { audio } = film.media;
  const offered = isWatchable(film, now);
  const screen = movieScreen(film, now);
  const head = <MovieHead {...{ film, collections, programmes, now }} />;
  const links = <MoviePartLinks parts={parts} />;
  if (!part)
    return (
      <>
        <MoviePicture film={film} />
        {head}
        <LinkBar>{links}</LinkBar>
      </>
    );
  return (
    <section id={part} aria-label={t(part)}>
      {screen ? (
        <Player media={screen} film={film} links={links}>
          {head}
        </Player>
      ) : (
        <MoviePicture film={film} low />
      )}
      {offered && audio && (
        <Player media={audio} film={film} links={!screen && links}>
          {!screen && head}
        </Player>
      )}
    </section>
  );
}

type Props = {
  film: Film;
  /** Whether the play row of an audio medium is between the picture and the title. */
  low?: boolean;
};

/** Beside the recommended age the head says that an age is the law's. */
const admission = { age: 'admission', all: 'all', sign: 'sign' } as const;

/** Size in pixels of the poster of an audio medium. */
const posterSize = { width: 1280, height: 720 };

/** Full-width picture where no video plays: the poster of the audio medium, a still, or the drawn scene. */
function MoviePicture({ film, low = false }: Props) {
  const { slug, stills, media } = film;
  const { poster } = (low && media.audio) || {};
  if (!poster && stills[0]) return <MovieStill film={film} still={stills[0]} low={low} />;
  const picture = poster
    ? {
        ...pictureProps({ src: poster, made: findResized(poster), sizes: '100vw', ...posterSize }),
        className: 'stage aspect-video object-cover',
      }
    : { src: scenePath(slug), width: 1200, height: 500, className: 'scene' };
  return (
    <div className={low ? 'front low' : 'front'}>
      <img {...picture} alt="" loading="eager" fetchPriority="high" />
    </div>
  );
}

type MovieHeadProps = Pick<MoviePage, 'film' | 'collections' | 'programmes'> & { now: Date };

/**
 * Head of a film's page: title, original title if it differs, facts in one line, the ways to see the film, and its
 * synopsis.
 */
function MovieHead({ film, collections, programmes, now }: MovieHeadProps) {
  const t = useTranslations('Film');
  const address = siteUrl() + localePath(`/movie/${film.slug}`, useLocale());
  const { title, originalTitle } = film;
  const [rating] = listRatings(film);
  return (
    <header className="shell grid-12 items-start gap-y-4 pt-4 md:pt-5 lg:grid-rows-[auto_1fr]">
      <div className="@container col-span-12 lg:col-span-7">
        <PageTitle text={title.text}>
          <FilmTitle title={title} large />
        </PageTitle>
        {originalTitle.text !== title.text && (
          <p className="mt-2 text-lg text-muted md:mt-3 md:text-2xl">
            <span className="sr-only">{t('originalTitle')} </span>
            <span lang={originalTitle.lang}>{originalTitle.text}</span>
          </p>
        )}
      </div>
      <div className="col-span-12 lg:col-span-5 lg:row-span-2 lg:pt-2">
        <p className="mb-2 font-semibold md:text-lg">
          <FilmLine film={film} />
          {rating && `, ${t('rated', { ...rating, kind: admission[rating.kind] })}`}
        </p>
        <MovieAvailability film={film} now={now} />
        <MovieProgrammes film={film} programmes={programmes} />
        {isWatchable(film, now) && <MovieEvenings {...{ film, collections }} />}
        {film.synopsis && (
          <RichText
            value={film.synopsis}
            className="mt-4 max-w-[58ch] leading-normal md:text-lg md:leading-normal"
          />
        )}
      </div>
      <div className="col-span-12 lg:col-span-7">
        <MovieActions film={film} now={now} />
        {/* Printed pages show the URL. */}
        <p className="mt-3 hidden print:block">{address}</p>
      </div>
    </header>
  );
}

type StillProps = { film: Film; still: Picture; low: boolean };

/** A still, shown in black and white in one ink of the film's poster, so that the stills of all films look alike. */
function MovieStill({ film, still, low }: StillProps) {
  const facts = getPosterFacts(film.slug);
  const { width, height } = still.made ?? { width: 1280, height: 720 };
  const inkOfStill = facts && stillInk(facts);
  const style = {
    '--ink-of-film': inkOfStill?.ink,
    '--blend': inkOfStill?.blend,
    '--ratio': `${width} / ${height}`,
    '--own': `${width}px`,
  } as CSSProperties;
  return (
    <div className={low ? 'front low in-ink' : 'front in-ink'} style={style}>
      <img
        {...pictureProps({ ...still, width, height, sizes: '100vw' })}
        loading="eager"
        fetchPriority="high"
        alt={still.alt.text}
        lang={still.alt.translated ? undefined : still.alt.lang}
      />
    </div>
  );
}
