/** Width of the card of a started film. */
export const begunFilmWidth =
  'w-[78vw] max-w-96 shrink-0 snap-start sm:w-[40vw] lg:w-[calc((100%-3rem)/3)]';

/** The horizontally scrolling row of started films. */
export const begunRowStyle =
  '-mx-1 flex snap-x scroll-px-1 gap-x-4 overflow-x-auto px-1 pt-1 pb-3 md:gap-x-6';

/** Placeholder with the height of a card, while the film's facts are fetched. */
export function BegunFilmSkeleton() {
  return (
    <li aria-hidden="true" className={begunFilmWidth}>
      <div className="aspect-[40/21] w-full bg-raised" />
      <div className="mt-4 h-[1.40625rem]" />
      <div className="mt-1 h-8" />
    </li>
  );
}
