import type { ReactNode } from 'react';
import { hasLists } from '@/lib/builds/build-constants';
import type { ListName } from '@/lib/visitor/lists/lists';

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
  words: FilmMarksMessages;
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
  words,
  children,
}: FilmMarksProps) {
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
  words: { add: string; added: string };
};

/**
 * Button of a list, named for what a press does, or for what has been done. It works once the page's script has loaded,
 * which sets `data-listed`. Both names are in the same place, so that the button keeps its width; only one is visible
 * and read.
 */
export function ListButton({ slug, title, list, words }: ListButtonProps) {
  return (
    <button
      type="button"
      data-live="list"
      data-list={list}
      data-film={slug}
      data-title={title}
      data-listed="false"
      className="group/list label invisible inline-grid min-h-10 cursor-pointer items-center border-2 border-ink px-3 py-1.5 text-left noscript:hidden in-[[data-scripted]]:visible hover:bg-raised *:[grid-area:1/1] *:flex *:items-center *:gap-2 data-[listed=true]:bg-ink data-[listed=true]:text-paper"
    >
      <span className="group-data-[listed=true]/list:invisible">
        {list === 'toWatch' ? <BookmarkIcon /> : <CheckIcon />} {words.add}
        <span className="sr-only"> {title}</span>
      </span>
      <span className="group-data-[listed=false]/list:invisible">
        <CheckIcon filled /> {words.added}
        <span className="sr-only"> {title}</span>
      </span>
    </button>
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
