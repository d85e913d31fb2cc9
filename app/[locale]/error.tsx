'use client';

import { ErrorMessage } from '@/components/errors/error-message';
import { useErrorWords } from '@/components/errors/error-words';
import { buttonStyle } from '@/components/navigation/button-style';

/** What a visitor sees in place of a page that failed. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const words = useErrorWords();
  return (
    <main>
      <ErrorMessage words={words}>
        {words && (
          <button type="button" onClick={reset} className={buttonStyle}>
            {words.retry}
          </button>
        )}
      </ErrorMessage>
    </main>
  );
}
