/** Check mark; filled if the button around it is pressed. */
export function SeenMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="mark">
      <circle cx="8" cy="8" r="7" className="in-aria-pressed:fill-current" />
      <path d="M4.5 8.5 7 11l4.5-5.5" className="in-aria-pressed:stroke-ink" />
    </svg>
  );
}
