/** The play square, in the corner of a poster or at the start of a row; animated while its button is busy. */
export function PlayMark({ corner }: { corner: boolean }) {
  const corners = corner ? 'absolute bottom-0 left-0' : '';
  return (
    <span
      aria-hidden="true"
      className={`grid size-18 shrink-0 place-items-center bg-signal text-on-signal ring-2 ring-paper group-hover:bg-white group-hover:text-black motion-safe:transition-colors md:size-24 group-aria-busy:motion-safe:animate-pulse ${corners}`}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-8 fill-current md:size-10">
        <path d="M4 1v22l19-11z" />
      </svg>
    </span>
  );
}
