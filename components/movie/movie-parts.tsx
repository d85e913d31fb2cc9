import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { FilmCards } from '@/components/catalog/films/film-cards';
import { NewsList } from '@/components/catalog/news/news-list';
import { ScreeningLines } from '@/components/catalog/screenings/screening-lines';
import { SubscribeLinks } from '@/components/catalog/screenings/subscribe-links';
import { Section } from '@/components/layout/section';
import { Gallery } from '@/components/movie/gallery/gallery';
import { ExternalLink } from '@/components/navigation/external-link';
import { ratioStyle } from '@/components/player/player-area';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { ArticleGrid } from '@/components/shop/articles/article-grid';
import type { Film } from '@/lib/catalog/films/film';
import type { NewsItem } from '@/lib/catalog/news/list-news';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { MoviePage, MoviePart } from '@/lib/movie-page/get-movie-page';
import type { Article } from '@/lib/shop/articles/article';
import { MovieCollections } from './movie-collections';
import { MovieCredits } from './movie-credits';
import { MovieFacts } from './movie-facts';
import { MovieFestivals } from './movie-festivals';
import { MovieFilms } from './movie-films';
import { MovieProfessionals } from './movie-professionals';
import { MovieTrailers } from './movie-trailers';
import { MovieVersions } from './movie-versions';

const partComponents: Record<MoviePart, (movie: MoviePage) => ReactNode> = {
  facts: ({ film }) => <MovieFacts film={film} />,
  films: ({ films }) => <MovieFilms films={films} />,
  trailers: ({ film, trailers }) => <MovieTrailers film={film} trailers={trailers} />,
  screenings: ({ film, screenings }) => <MovieScreenings film={film} screenings={screenings} />,
  press: ({ film }) => <MoviePress film={film} />,
  festivals: ({ film }) => <MovieFestivals film={film} />,
  stills: ({ film }) => <MovieStills film={film} />,
  credits: ({ film }) => <MovieCredits film={film} />,
  versions: ({ film }) => <MovieVersions film={film} />,
  news: ({ news }) => <MovieNews news={news} />,
  collections: ({ film, collections }) => (
    <MovieCollections film={film} collections={collections} />
  ),
  related: ({ related }) => <MovieRelated films={related} />,
  shop: ({ articles }) => <MovieArticles articles={articles} />,
  professionals: (movie) => <MovieProfessionals {...movie} />,
};

/** The parts of a film's page with content (see `lib/movie-page/get-movie-page.ts`). */
export function MovieParts({ movie }: { movie: MoviePage }) {
  return movie.parts.map((part) => <Fragment key={part}>{partComponents[part](movie)}</Fragment>);
}

/** News about the film. */
function MovieNews({ news }: { news: NewsItem[] }) {
  return (
    <Section id="news" title={useTranslations('Film')('news')}>
      <NewsList news={news} />
    </Section>
  );
}

function MovieRelated({ films }: { films: Film[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="related" title={t('related')}>
      <FilmCards films={films} />
    </Section>
  );
}

/** Shop articles about the film. */
function MovieArticles({ articles }: { articles: Article[] }) {
  const t = useTranslations('Film');
  return (
    <Section id="shop" title={t('shop')}>
      <ArticleGrid articles={articles} />
    </Section>
  );
}

function MovieStills({ film }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="stills" title={t('stills')}>
      <div style={ratioStyle(film.media.film?.ratio)}>
        <Gallery stills={film.stills} title={film.title} />
      </div>
    </Section>
  );
}

/** Upcoming cinema screenings. */
function MovieScreenings({ film, screenings }: { film: Film; screenings: Screening[] }) {
  const t = useTranslations();
  return (
    <Section id="screenings" title={t('Film.screenings')}>
      <ScreeningLines screenings={screenings} title={film.title.text} />
      <div className="mt-4">
        <SubscribeLinks
          path={`/movie/${film.slug}/screenings.ics`}
          label={t('Screenings.subscribeFilm')}
          name={film.title.text}
        />
      </div>
    </Section>
  );
}

/** Press quotes with their sources. */
function MoviePress({ film: { quotes } }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="press" title={t('press')}>
      {quotes.map((quote) => (
        <figure key={quote.source} className="mb-8 max-w-[58ch] border-signal border-l-4 pl-5">
          <blockquote className="text-lg">
            <LocalizedText value={quote.text} />
          </blockquote>
          <figcaption className="label mt-2 text-muted">
            {quote.url ? (
              <ExternalLink href={quote.url}>{quote.source}</ExternalLink>
            ) : (
              quote.source
            )}
          </figcaption>
        </figure>
      ))}
    </Section>
  );
}
