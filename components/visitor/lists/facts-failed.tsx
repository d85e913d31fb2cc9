import type { Known } from './use-film-facts';

type Props = { known: Pick<Known, 'retry'>; words: Record<'failed' | 'retry', string> };

/** Error message for a list whose films could not be fetched, with a retry button. */
export function FactsFailed({ known, words }: Props) {
  return (
    <p role="alert" className="text-lg">
      {words.failed}{' '}
      <button
        type="button"
        onClick={known.retry}
        className="min-h-6 cursor-pointer underline underline-offset-4"
      >
        {words.retry}
      </button>
    </p>
  );
}
