import type { ReactNode } from 'react';
import { FilmTitle } from '@/components/films/film-title';
import { Runtime } from '@/components/films/runtime';
import { LocalWords } from '@/components/i18n/local-words';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { Film } from '@/lib/films/film';
import type { LocalText } from '@/lib/text/local-text';

type Props = {
  film: Film;
  text?: LocalText | undefined;
  /** When. */
  children: ReactNode;
};

/** A line of the programme: when, what, how long. The whole of it is the link. */
export function WeekRow({ film, text, children }: Props) {
  return (
    <li className="group grid-12 relative items-baseline gap-y-1 border-line border-t py-3 last:border-b md:py-4">
      <p className="label col-span-9 text-balance tabular-nums first-letter:uppercase md:col-span-3 lg:text-xl">
        {children}
      </p>
      <div className="col-span-12 max-md:order-3 md:col-span-7">
        <h3 className="display-2">
          <LocaleLink href={`/movie/${film.slug}`} className="title-link">
            <FilmTitle title={film.title} large />
          </LocaleLink>
        </h3>
        {text && (
          <p className="mt-2 max-w-[64ch] text-pretty text-muted leading-snug max-md:hidden">
            <LocalWords value={text} />
          </p>
        )}
      </div>
      <p className="label col-span-3 text-right tabular-nums md:col-span-2 lg:text-xl">
        {film.runtime && <Runtime minutes={film.runtime} />}
      </p>
    </li>
  );
}
