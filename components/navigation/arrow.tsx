export type ArrowSign = '→' | '←' | '↗' | '↑' | '↓';

/** An arrow alone, hidden from screen readers. */
export function BareArrow({ sign }: { sign: ArrowSign }) {
  return <span aria-hidden="true" className="arrow" data-arrow={sign} />;
}

type Props = {
  sign?: ArrowSign;
  /** Before the words instead of after them. */
  first?: boolean;
};

/**
 * Arrow beside a text, hidden from screen readers. U+2060, the word joiner, keeps it on the line of its word. Unlike
 * U+FEFF it is in no subset of the typeface, so no second font file is loaded for it.
 */
export function Arrow({ sign = '→', first = false }: Props) {
  return (
    <span aria-hidden="true" className={first ? 'arrow-first' : 'arrow-last'}>
      {!first && '\u2060'}
      <span className="arrow" data-arrow={sign} />
      {first && '\u2060'}
    </span>
  );
}
