'use client';

import { useState } from 'react';
import { errorId } from '@/lib/site/errors/error-id';
import { readErrorWords } from '@/lib/site/errors/error-words';
import { ErrorMessage } from './error-message';

/** Error page as a whole document, since the root layout may have failed. It keeps the language of the page. */
export function FailedDocument({ error }: { error: unknown }) {
  const [{ lang, dir }] = useState(() => document.documentElement);
  const [words] = useState(readErrorWords);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <title>{words?.title}</title>
        {words && (
          <header className="border-ink border-b-2">
            <div className="shell flex h-(--header) items-center">
              <a href={words.homePath} aria-label={words.siteHome} className="wordmark py-2">
                {words.site}
              </a>
            </div>
          </header>
        )}
        <main className="pb-16">
          <ErrorMessage words={words} id={errorId(error)}>
            {words && (
              <button type="button" onClick={() => location.reload()} className="button">
                {words.retry}
              </button>
            )}
          </ErrorMessage>
        </main>
      </body>
    </html>
  );
}
