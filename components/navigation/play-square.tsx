/** The player's red play icon, on a film's picture. */
export function PlaySquare() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute right-0 bottom-0 grid size-12 place-items-center bg-signal text-on-signal group-hover:bg-ink group-hover:text-paper lg:size-16"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-current lg:size-7">
        <path d="M4 1v22l19-11z" />
      </svg>
    </span>
  );
}
