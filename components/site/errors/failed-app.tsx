'use client';

import { useEffect, useState } from 'react';
import { isCrawler, readErrorMessages } from '@/lib/site/errors/error-page';
import { errorId, reportClientError } from '@/lib/site/errors/report-errors';
import { PreservedPage } from './crawler-boundary';
import { ErrorMessage } from './error-message';

/**
 * Handles errors that no other boundary caught: shows the error page, or to a crawler the page as the server sent it.
 * It also replaces Next's own English error page, shown if the router itself fails
 * (`lib/next-internals/replaced-modules.mjs`).
 */
export default function FailedApp({ error }: { error: unknown }) {
  useEffect(() => void reportClientError(error), [error]);
  return isCrawler(navigator.userAgent) ? <PreservedPage /> : <ErrorDocument error={error} />;
}

/** Error page as a whole document, since the root layout may have failed. It keeps the language of the page. */
function ErrorDocument({ error }: { error: unknown }) {
  const [{ lang, dir }] = useState(() => document.documentElement);
  const [words] = useState(readErrorMessages);
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
