import { type CSSProperties, Fragment } from 'react';
import { opticalMargin } from '@/lib/primitives/text/typography';

/**
 * Splits a text into words, within which no line may break. It splits at spaces and line breaks,
 * but not at no-break spaces, before `:;!?»` or a dash, or after `«`.
 */
function splitWords(text: string): string[] {
  return text
    .replace(/ (?=[:;!?»–—])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .split(/[ \n]+/);
}

/**
 * Narrow no-break space before a punctuation mark. The space gets its own element, because letter spacing would
 * close it.
 */
const narrowSpace = '\u202f';

function renderWord(word: string) {
  return word.split(narrowSpace).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a word never change their order.
    <Fragment key={at}>
      {at > 0 && <span className="thin-space">{narrowSpace}</span>}
      {part}
    </Fragment>
  ));
}

/**
 * Title with optical margins: the first letter of each line aligns with the margin. Each word is shifted left by the
 * side bearing of its first letter, and the space before it is wider by the same amount. A space at the end of a line
 * has no width, so only the first word of a line visibly shifts.
 */
export function TitleText({ text }: { text: string }) {
  return splitWords(text).map((word, at) => {
    const hang = opticalMargin(word);
    const key = `${at}/${word}`;
    const set = word.includes(narrowSpace) ? renderWord(word) : word;
    if (!hang)
      return (
        <Fragment key={key}>
          {at > 0 && ' '}
          {set}
        </Fragment>
      );
    const style = { '--hang': hang } as CSSProperties;
    return (
      <Fragment key={key}>
        {at > 0 && (
          <span className="hung-space" style={style}>
            {' '}
          </span>
        )}
        <span className="hung" style={style}>
          {set}
        </span>
      </Fragment>
    );
  });
}
