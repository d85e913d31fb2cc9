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
};

const shapes = { poster: 'aspect-[2/3]', screen: 'aspect-[40/21]' };
/** Where it covers neither the title of a poster nor how long a film lasts. */
const corners = {
  // On a phone a smaller square, for as large a press: what is lost beneath is the foot, not the title.
  poster: 'bottom-0 max-sm:bg-clip-content max-sm:pt-4 max-sm:pl-4',
  screen: 'top-0',
};

/**
 * Over the picture of a (relative) card: the button of the films to see, whether the film has been
 * seen, and below it how much of one that was begun.
 */
export function FilmMarks({ slug, title, runtime, on = 'poster', words }: Props) {
  return (
    <div className={`pointer-events-none absolute inset-x-0 top-0 ${shapes[on]}`}>
      <span
        data-seen={slug}
        hidden
        className="label absolute bottom-0 left-0 bg-ink px-2 py-1 text-paper"
      >
        {words.seen}
      </span>
      <span
        data-begun={slug}
        data-minutes={runtime}
        hidden
        role="img"
        className="absolute inset-x-0 top-full block h-1.5 bg-line"
      >
        <span className="block h-full bg-signal" />
      </span>
      <button
        type="button"
        data-live="list"
        data-list="toWatch"
        data-film={slug}
        data-title={title}
        aria-pressed="false"
        aria-label={words.toWatch.replace('{title}', title)}
        className={`invisible pointer-events-auto absolute right-0 z-10 grid size-11 cursor-pointer place-items-center bg-paper text-ink in-[[data-scripted]]:visible hover:bg-ink hover:text-paper focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:bg-signal aria-pressed:text-on-signal aria-pressed:opacity-100 motion-safe:transition-opacity pointer-fine:opacity-0 ${corners[on]}`}
      >
        <ListMark />
      </button>
    </div>
  );
}
