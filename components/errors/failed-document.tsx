'use client';

import { useState } from 'react';
import { ErrorPage } from './error-page';

/** The error page where not even the frame of a page is left; it speaks as the page before it did. */
export function FailedDocument({ error }: { error: Error }) {
  const [{ lang, dir, className }] = useState(() => document.documentElement);
  return (
    <html lang={lang} dir={dir} className={className}>
      <body>
        <main>
          <ErrorPage error={error} retry={again} />
        </main>
      </body>
    </html>
  );
}

function again() {
  location.reload();
}
