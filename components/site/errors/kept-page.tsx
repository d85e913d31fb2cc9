'use client';

import { useState } from 'react';

/** What an open dialog has taken from the rest of the page. */
const hidden = ['inert', 'aria-hidden'];

/**
 * The document as it stood before something failed, without React: read while the error page is
 * drawn, when nothing has been taken away yet.
 */
export function KeptPage() {
  const [{ lang, dir, className }] = useState(() => document.documentElement);
  const [html] = useState(readPage);
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

function readPage(): string {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of page.querySelectorAll('body > *'))
    for (const name of hidden) part.removeAttribute(name);
  return page.innerHTML;
}
