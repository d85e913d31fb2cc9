'use client';

import { useLayoutEffect, useState } from 'react';

/**
 * The document as it stood before something failed, without React: read while the error page is
 * drawn, when nothing has been taken away yet.
 */
export function KeptPage() {
  const [page] = useState(readPage);
  // React takes the old document's attributes away after it has written the new one's.
  useLayoutEffect(() => {
    const { lang, dir, className } = page;
    Object.assign(document.documentElement, { lang, dir, className });
  }, [page]);
  return (
    // biome-ignore lint/a11y/useHtmlLang: the effect gives it the language that it had.
    <html
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup.
      dangerouslySetInnerHTML={{ __html: page.innerHTML }}
    />
  );
}

function readPage(): HTMLElement {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  // What an open dialog has taken from the rest of the page.
  for (const part of page.querySelectorAll('body > *')) {
    part.removeAttribute('inert');
    part.removeAttribute('aria-hidden');
  }
  return page;
}
