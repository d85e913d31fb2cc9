'use client';

import type { CartWords } from './cart-words';
import { useLostFocus } from './use-lost-focus';

type Props = { title: string; words: CartWords; onPutBack: () => void };

/** Where an article was: it can be put back until the page is left. It takes the focus that was in its row. */
export function RemovedRow({ title, words, onPutBack }: Props) {
  const button = useLostFocus(true);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span role="status">{words.removed.replace('{title}', title)}</span>
      <button
        ref={button}
        type="button"
        onClick={onPutBack}
        aria-label={words.putBackArticle.replace('{title}', title)}
        className="label min-h-11 cursor-pointer text-ink underline underline-offset-4"
      >
        {words.putBack}
      </button>
    </p>
  );
}
