type ArrowSign = '→' | '←' | '↗' | '↑' | '↓';

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
 * Arrow beside a text, hidden from screen readers. U+FEFF is a no-break character without width: the line never breaks
 * between the arrow and the word.
 */
export function Arrow({ sign = '→', first = false }: Props) {
  return (
    <span aria-hidden="true" className={first ? 'arrow-first' : 'arrow-last'}>
      {!first && '\ufeff'}
      <span className="arrow" data-arrow={sign} />
      {first && '\ufeff'}
    </span>
  );
}
