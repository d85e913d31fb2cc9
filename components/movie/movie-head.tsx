import { useLocale, useTranslations } from 'next-intl';
import { FilmLine } from '@/components/films/film-line';
import { FilmTitle } from '@/components/films/film-title';
import { PageTitle } from '@/components/layout/page-title';
import type { Film } from '@/lib/films/film';
import { localePath } from '@/lib/i18n/locale-path';
import { siteUrl } from '@/lib/site/site-url';
import { MovieActions } from './movie-actions';
import { MovieWays } from './movie-ways';

/** The head of a film's page: its title, the original one where that is another, and what one can do with it. */
export function MovieHead({ film, now }: { film: Film; now: Date }) {
  const t = useTranslations('Film');
  const address = siteUrl() + localePath(`/movie/${film.slug}`, useLocale());
  const { title, originalTitle } = film;
  return (
    <header className="shell grid-12 items-start gap-y-4 pt-4 md:pt-5">
      <div className="col-span-12 lg:col-span-8 xl:col-span-9">
        <PageTitle text={title.text}>
          <FilmTitle title={title} large />
        </PageTitle>
        {originalTitle.text !== title.text && (
          <p className="mt-2 text-lg text-muted md:mt-3 md:text-2xl">
            <span className="sr-only">{t('originalTitle')} </span>
            <span lang={originalTitle.lang}>{originalTitle.text}</span>
          </p>
        )}
        <p className="mt-2 md:mt-3 md:text-lg">
          <FilmLine film={film} />
        </p>
      </div>
      <div className="col-span-12 lg:col-span-4 lg:pt-2 xl:col-span-3">
        <MovieWays film={film} now={now} />
        <MovieActions film={film} />
        {/* On paper a page has no address bar. */}
        <p className="mt-3 hidden print:block">{address}</p>
      </div>
    </header>
  );
}
