'use client';

import { useState } from 'react';

/**
 * The document as it stood before something failed, without React: read while the error page is
 * drawn, when nothing has been taken away yet.
 */
export function KeptPage() {
  const [{ lang, dir, className, innerHTML }] = useState(() => document.documentElement);
  const [html] = useState(innerHTML);
  return (
    <html
      lang={lang}
      dir={dir}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
