import type { ReactNode } from 'react';
import { hasLists } from '@/lib/builds/switches';
import { ListMark } from './list-mark';

/** Labels of a card's marks, with `{title}` in them. */
export type FilmMarksWords = { toWatch: string; seen: string };

/** Picture at the top of a card: the poster, or a still. */
export type CardPicture = 'poster' | 'screen';

type Props = {
  slug: string;
  title: string;
  /** Minutes; needed to compute the progress. */
  runtime?: number;
  on?: CardPicture;
  words: FilmMarksWords;
  /** More content of the line. */
  children?: ReactNode;
};

/**
 * A card's marks, in a line below its poster or over its still: the "seen" mark, the button of the watchlist, and the
 * progress of a started film.
 */
export function FilmMarks({ slug, title, runtime, on = 'poster', words, children }: Props) {
  if (!hasLists) return on === 'poster' && <div className="film-marks">{children}</div>;
  return (
    <div className={on === 'screen' ? 'film-marks on-screen' : 'film-marks'}>
      {children}
      <span data-seen={slug} hidden>
        {words.seen}
      </span>
      <span data-begun={slug} data-minutes={runtime} hidden role="img">
        <span />
      </span>
      <button
        type="button"
        data-live="list"
        data-list="toWatch"
        data-film={slug}
        data-title={title}
        aria-pressed="false"
        aria-label={words.toWatch.replace('{title}', title)}
      >
        <ListMark />
      </button>
    </div>
  );
}
