'use client';

import { useEffect, useState } from 'react';
import { isCrawler, readErrorMessages } from '@/lib/site/errors/error-page';
import { errorId, reportClientError } from '@/lib/site/errors/report-errors';
import { PreservedPage } from './crawler-boundary';
import { ErrorMessage } from './error-message';

/**
 * Handles errors that no other boundary caught: shows the error page, or to a crawler the page as it was before
 * the error. It also replaces Next's own English error page, shown if the router itself fails
 * (`lib/next-internals/replaced-modules.mjs`).
 */
export default function FailedApp({ error }: { error: unknown }) {
  useEffect(() => void reportClientError(error), [error]);
  return isCrawler(navigator.userAgent) ? <PreservedPage /> : <ErrorDocument error={error} />;
}

/** Error page as a whole document, since the root layout may have failed. It keeps the language of the page. */
function ErrorDocument({ error }: { error: unknown }) {
  const [{ lang, dir }] = useState(() => document.documentElement);
  const [messages] = useState(readErrorMessages);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <title>{messages?.title}</title>
        {messages && (
          <header className="border-ink border-b-2">
            <div className="shell flex h-(--header) items-center">
              <a href={messages.homePath} aria-label={messages.siteHome} className="wordmark py-2">
                {messages.site}
              </a>
            </div>
          </header>
        )}
        <main className="pb-16">
          <ErrorMessage messages={messages} id={errorId(error)}>
            {messages && (
              <button type="button" onClick={() => location.reload()} className="button">
                {messages.retry}
              </button>
            )}
          </ErrorMessage>
        </main>
      </body>
    </html>
  );
}
