import type { ReactNode } from 'react';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { Runtime } from '@/components/catalog/films/runtime';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Showing } from '@/lib/catalog/programme/showing';

type Props = {
  showing: Pick<Showing, 'film' | 'text'>;
  /** Shown beside the running time. */
  aside: ReactNode;
};

/** Caption of the first screen: the film's title, its running time, and why it is shown. */
export function HomeCaption({ showing: { film, text }, aside }: Props) {
  return (
    <div className="covered-caption">
      <div className="shell grid-12 items-end gap-y-4">
        <div className="col-span-12 lg:col-span-8">
          <h1 id="tonight" className="covered-title">
            <FilmTitle title={film.title} large />
          </h1>
          <p className="display-3 mt-3 flex flex-wrap gap-x-[1em] gap-y-1">
            {film.runtime && (
              <span>
                <Runtime minutes={film.runtime} />
              </span>
            )}
            <span className="font-normal">{aside}</span>
          </p>
        </div>
        {text && (
          <p className="col-span-12 max-w-[60ch] text-pretty leading-snug lg:col-span-4 lg:text-lg 2xl:text-xl">
            <LocalWords value={text} />
          </p>
        )}
      </div>
    </div>
  );
}
