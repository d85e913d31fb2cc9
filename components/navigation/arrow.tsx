type ArrowProps = {
  sign?: '→' | '←' | '↗' | '↓';
  /** Before the words instead of after them. */
  first?: boolean;
};

/**
 * Arrow beside a text, hidden from screen readers. Includes its own no-break space, so a line never breaks between
 * the arrow and the word.
 */
export function Arrow({ sign = '→', first = false }: ArrowProps) {
  return <span aria-hidden="true">{first ? `${sign}\u00a0` : `\u00a0${sign}`}</span>;
}
