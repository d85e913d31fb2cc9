/** As high as the card of a kept film, while it is fetched. */
export function KeptFilmSkeleton() {
  return (
    <li aria-hidden="true">
      <div className="aspect-[2/3] w-full bg-raised" />
      <div className="mt-3 h-6" />
      <div className="mt-1 h-[2.40625rem] lg:h-[1.203125rem]" />
      <div className="h-12" />
    </li>
  );
}
