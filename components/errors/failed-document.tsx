'use client';

import { useState } from 'react';
import { buttonStyle } from '@/components/navigation/button-style';
import { errorId } from '@/lib/errors/error-id';
import { readErrorWords } from '@/lib/errors/error-words';
import { ErrorMessage } from './error-message';

/** The error page: a whole document, since whatever failed may be its frame. It speaks as the page did. */
export function FailedDocument({ error }: { error: unknown }) {
  const [{ lang, dir, className }] = useState(() => document.documentElement);
  const [words] = useState(readErrorWords);
  return (
    <html lang={lang} dir={dir} className={className}>
      <body>
        <title>{words?.title}</title>
        <main>
          <ErrorMessage words={words} id={errorId(error)}>
            {words && (
              <button type="button" onClick={() => location.reload()} className={buttonStyle}>
                {words.retry}
              </button>
            )}
          </ErrorMessage>
        </main>
      </body>
    </html>
  );
}
