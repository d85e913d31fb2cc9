import { useLocale, useTranslations } from 'next-intl';
import { FilmTitle } from '@/components/films/film-title';
import { PageTitle } from '@/components/layout/page-title';
import type { Film } from '@/lib/films/film';
import { localePath } from '@/lib/i18n/locale-path';
import { siteUrl } from '@/lib/site/site-url';
import { MovieActions } from './movie-actions';

/** The head of a film's page: its title, and the original one where that is another. */
export function MovieHead({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const address = siteUrl() + localePath(`/movie/${film.slug}`, useLocale());
  const { title, originalTitle } = film;
  return (
    <header className="shell pt-8 md:pt-14">
      <PageTitle text={title.text} className="max-w-[18ch]">
        <FilmTitle title={title} large />
      </PageTitle>
      {originalTitle.text !== title.text && (
        <p className="mt-4 text-lg text-muted md:text-2xl">
          <span className="sr-only">{t('originalTitle')} </span>
          <span lang={originalTitle.lang}>{originalTitle.text}</span>
        </p>
      )}
      <MovieActions film={film} />
      {/* On paper a page has no address bar. */}
      <p className="mt-3 hidden print:block">{address}</p>
    </header>
  );
}
