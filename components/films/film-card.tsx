import { Untranslated } from '@/components/i18n/untranslated';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Film } from '@/lib/films/film';
import { FilmLine } from './film-line';
import { FilmTitle } from './film-title';
import { Poster } from './poster';

type Props = { film: Film; sizes: string; first?: boolean };

/** A film in a list: its poster, its title, and one line of what it is. The whole card is the link. */
export function FilmCard({ film, sizes, first = false }: Props) {
  return (
    <article className="group relative">
      <Poster film={film} alt="" sizes={sizes} first={first} />
      <h3 className="mt-3 font-bold text-base leading-tight tracking-tight">
        <LocaleLink
          href={`/movie/${film.slug}`}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <FilmTitle title={film.title} />
        </LocaleLink>
        {!film.title.translated && (
          <>
            {' '}
            <Untranslated />
          </>
        )}
      </h3>
      <p className="mt-1 text-muted text-sm leading-snug">
        <FilmLine film={film} />
      </p>
    </article>
  );
}
