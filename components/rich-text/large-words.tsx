import { type CSSProperties, Fragment } from 'react';
import { opticalMargin } from '@/lib/primitives/text/optical-margin';

/** What a line may not part: spaces that hold together are part of a word, and so are marks that stand after one. */
function wordsOf(text: string): string[] {
  return text
    .replace(/ (?=[:;!?»–—])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .split(/[ \n]+/);
}

/** The narrow space before a mark, which tracking would take away: it is no word space. */
const thin = '\u202f';

function setWord(word: string) {
  return word.split(thin).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has its parts in one order.
    <Fragment key={at}>
      {at > 0 && <span className="thin-space">{thin}</span>}
      {part}
    </Fragment>
  ));
}

/**
 * A title at a poster's size: the ink of every line stands on the margin. Each word hangs out by the white before
 * its first letter, and the space before it is wider by as much; a space at the end of a line is none, so that
 * only the words that begin a line are seen to hang.
 */
export function LargeWords({ text }: { text: string }) {
  return wordsOf(text).map((word, at) => {
    const hang = opticalMargin(word);
    const key = `${at}/${word}`;
    const set = word.includes(thin) ? setWord(word) : word;
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
