'use client';

import { Component, type ReactNode, useState } from 'react';

/**
 * Replaces Next's error boundary for crawlers (`lib/next-internals/replaced-modules.mjs`). Next's boundary keeps the
 * page, too, but loses the attributes of `<html>`: language, direction and class.
 */
export default class CrawlerBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PreservedPage /> : this.props.children;
  }
}

/** Attributes that an open modal dialog sets on the rest of the page. */
const hidden = ['inert', 'aria-hidden'];

/**
 * The document as it was before the error, as static HTML without React. It is read during the render of the error
 * page, while the DOM is still intact.
 */
export function PreservedPage() {
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
