type Props = {
  sign?: '→' | '←' | '↗' | '↓' /** It leads the words instead of ending them. */;
  first?: boolean;
};

/**
 * An arrow beside words, which no line's end parts from them: the space is its own, so nothing stands between it
 * and the word. Not read out.
 */
export function Arrow({ sign = '→', first = false }: Props) {
  return <span aria-hidden="true">{first ? `${sign}\u00a0` : `\u00a0${sign}`}</span>;
}
