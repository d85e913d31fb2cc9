import type { ReactNode } from 'react';
import { hasLists } from '@/lib/builds/build-constants';
import type { ListName } from '@/lib/visitor/lists/lists';
import { NamedToggle } from '../named-toggle';

/** Labels of a card's marks, with `{title}` in them. */
export type FilmMarksMessages = { toWatch: string; seen: string };

/** Picture at the top of a card: the poster, or a still. */
export type CardPicture = 'poster' | 'screen';

type FilmMarksProps = {
  slug: string;
  title: string;
  /** Minutes; needed to compute the progress. */
  runtime?: number;
  on?: CardPicture;
  messages: FilmMarksMessages;
  /** More content of the line. */
  children?: ReactNode;
};

/**
 * A card's marks, in a line below its poster or over its still: the "seen" mark, the button of the watchlist, and the
 * progress of a started film.
 */
export function FilmMarks({
  slug,
  title,
  runtime,
  on = 'poster',
  messages,
  children,
}: FilmMarksProps) {
  if (!hasLists) return on === 'poster' && <div className="film-marks">{children}</div>;
  return (
    <div className={on === 'screen' ? 'film-marks on-screen' : 'film-marks'}>
      {children}
      <span data-seen={slug} hidden>
        {messages.seen}
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
        aria-label={messages.toWatch.replace('{title}', title)}
      >
        <BookmarkIcon />
      </button>
    </div>
  );
}

type ListButtonProps = {
  slug: string;
  title: string;
  list: ListName;
  /** The names of the button while the film is not in the list, and while it is. */
  messages: { add: string; added: string };
};

/** Button of a list. */
export function ListButton({ slug, title, list, messages }: ListButtonProps) {
  return (
    <NamedToggle
      data-live="list"
      data-list={list}
      data-film={slug}
      data-title={title}
      title={title}
      off={
        <>
          {list === 'toWatch' ? <BookmarkIcon /> : <CheckIcon />} {messages.add}
        </>
      }
      on={
        <>
          <CheckIcon filled /> {messages.added}
        </>
      }
    />
  );
}

/** Bookmark icon; filled if the button around it is pressed. */
function BookmarkIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mark in-aria-pressed:fill-current">
      <path d="M3 1.5h10v13L8 10.5l-5 4z" />
    </svg>
  );
}

function CheckIcon({ filled = false }: { filled?: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mark">
      <circle cx="8" cy="8" r="7" className={filled ? 'fill-current' : ''} />
      <path d="M4.5 8.5 7 11l4.5-5.5" className={filled ? 'stroke-ink' : ''} />
    </svg>
  );
}
