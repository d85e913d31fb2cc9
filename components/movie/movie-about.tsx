import { useTranslations } from 'next-intl';
import { Poster } from '@/components/catalog/films/poster';
import { RichText } from '@/components/rich-text/rich-text';
import type { Film } from '@/lib/catalog/films/film';
import { MovieFacts } from './movie-facts';
import { PosterDownloads } from './poster-downloads';

/** The film's poster, synopsis and facts. */
export function MovieAbout({ film }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <section
      id="synopsis"
      aria-label={t('synopsis')}
      className="shell grid-12 mt-8 items-start gap-y-8 md:mt-12"
    >
      <div className="col-span-8 sm:col-span-4">
        <Poster
          film={film}
          alt={
            film.poster?.alt.text ??
            t('posterAlt', { title: film.originalTitle.text, year: film.year })
          }
          sizes="(min-width: 64rem) 32vw, (min-width: 40rem) 32vw, 64vw"
          ownShape
        />
        <PosterDownloads film={film} />
      </div>
      <div className="col-span-12 sm:col-span-8 lg:pl-6">
        {film.synopsis && (
          <RichText
            value={film.synopsis}
            className="mb-10 max-w-[56ch] text-xl leading-snug lg:text-2xl lg:leading-snug"
          />
        )}
        <MovieFacts film={film} />
      </div>
    </section>
  );
}
