'use client';

import type { CartWords } from './cart-words';
import { useLostFocus } from './use-lost-focus';

type Props = { title: string; words: CartWords; onPutBack: () => void };

/**
 * The placeholder of a removed line, which can be restored until the page is left. Takes the focus
 * that was in the row.
 */
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
