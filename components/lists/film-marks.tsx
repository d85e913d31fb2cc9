import { ListMark } from './list-mark';

/** How the marks of a card are called, with `{title}` in it. */
export type FilmMarksWords = { toWatch: string; seen: string };

type Props = { slug: string; title: string; words: FilmMarksWords };

/** On the (relative) card of a film: the button of the films to see, and whether it has been seen. */
export function FilmMarks({ slug, title, words }: Props) {
  return (
    <>
      <span
        data-seen={slug}
        hidden
        className="label pointer-events-none absolute top-0 left-0 bg-ink px-2 py-1 text-paper"
      >
        {words.seen}
      </span>
      <button
        type="button"
        data-live="list"
        data-list="toWatch"
        data-film={slug}
        data-title={title}
        aria-pressed="false"
        aria-label={words.toWatch.replace('{title}', title)}
        className="invisible absolute top-0 right-0 z-10 grid size-11 cursor-pointer place-items-center bg-paper text-ink in-[[data-scripted]]:visible hover:bg-ink hover:text-paper focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:bg-signal aria-pressed:text-on-signal aria-pressed:opacity-100 motion-safe:transition-opacity pointer-fine:opacity-0"
      >
        <ListMark />
      </button>
    </>
  );
}
