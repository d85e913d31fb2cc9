/** Turn of the utility `arrow` (app/globals.css) that shows a sign, and the width of the turned arrow. */
const turns = {
  '→': 'w-[1em] rotate-90',
  '←': 'w-[1em] -rotate-90',
  '↗': 'w-[0.75em] rotate-45',
  '↑': '',
  '↓': 'rotate-180',
} as const;

type ArrowSign = keyof typeof turns;

export function isArrow(text: string): text is ArrowSign {
  return text in turns;
}

/** An arrow alone, hidden from screen readers. */
export function BareArrow({ sign }: { sign: ArrowSign }) {
  return <span aria-hidden="true" className={`arrow ${turns[sign]}`} />;
}

type Props = {
  sign?: ArrowSign;
  /** Before the words instead of after them. */
  first?: boolean;
};

/** No-break character without width: the line never breaks between the arrow and the word. */
const glue = '\ufeff';

/** Arrow beside a text, hidden from screen readers. */
export function Arrow({ sign = '→', first = false }: Props) {
  return (
    <span aria-hidden="true" className={`whitespace-nowrap ${first ? 'pe-[0.3em]' : 'ps-[0.3em]'}`}>
      {!first && glue}
      <BareArrow sign={sign} />
      {first && glue}
    </span>
  );
}
