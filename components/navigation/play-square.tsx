/** The player's red play icon, on a film's picture. With large text it leaves room for the bookmark above it. */
export function PlaySquare() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-2 bottom-2 grid size-[max(44px,min(3rem,10vw))] place-items-center bg-signal text-on-signal group-hover:bg-ink group-hover:text-paper lg:size-[min(4rem,6vw)]"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-2/5 fill-current">
        <path d="M4 1v22l19-11z" />
      </svg>
    </span>
  );
}
