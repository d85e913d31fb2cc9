import { useLocale, useTranslations } from 'next-intl';
import { CardLink } from '@/components/navigation/links';
import { listNewest } from '@/lib/catalog/films/overview';
import { FilmTitle } from './film-title';
import { Poster } from './poster';

/** Six newest films on the 404 page. Plain links with posters, because this page is sent often. */
export function NewestFilms() {
  const t = useTranslations('NotFound');
  const films = listNewest(useLocale(), 6);
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="instead" className="shell mt-12 md:mt-16">
      <h2 id="instead" className="display-3 border-ink border-t pt-4">
        {t('instead')}
      </h2>
      <ul className="mt-5 grid grid-cols-3 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-6">
        {films.map((film) => (
          <li key={film.slug} className="group relative">
            <Poster film={film} alt="" sizes="(min-width: 64rem) 15vw, 31vw" />
            <h3 className="card-title max-sm:text-sm">
              <CardLink href={`/movie/${film.slug}`}>
                <FilmTitle title={film.title} />
              </CardLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
