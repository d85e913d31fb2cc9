import type { BasketWords } from './basket-words';

/** Says that prices and stock could not be asked for, and offers to ask again. */
export function OffersFailed({ words, onRetry }: { words: BasketWords; onRetry: () => void }) {
  return (
    <p role="alert" className="mb-6 text-lg">
      {words.failed}{' '}
      <button
        type="button"
        onClick={onRetry}
        className="min-h-8 cursor-pointer underline underline-offset-4"
      >
        {words.retry}
      </button>
    </p>
  );
}
