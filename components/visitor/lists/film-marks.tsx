import type { ReactNode } from 'react';
import { hasLists } from '@/lib/builds/switches';
import { ListMark } from './list-mark';

/** How the marks of a card are called, with `{title}` in it. */
export type FilmMarksWords = { toWatch: string; seen: string };

/** The picture at the head of a card: a poster, or what is on the screen. */
export type CardPicture = 'poster' | 'screen';

type Props = {
  slug: string;
  title: string;
  /** Minutes: without them nobody knows how much of a film has been seen. */
  runtime?: number;
  on?: CardPicture;
  words: FilmMarksWords;
  /** What else is said in the line. */
  children?: ReactNode;
};

/**
 * In a line below the poster of a card, or over what is on its screen: whether the film has been seen, the
 * button of the films to see, and how much of one that was begun.
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
