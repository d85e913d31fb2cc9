/** Bookmark icon; filled if the button around it is pressed. */
export function ListMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mark in-aria-pressed:fill-current">
      <path d="M3 1.5h10v13L8 10.5l-5 4z" />
    </svg>
  );
}
