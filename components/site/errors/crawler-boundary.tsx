'use client';

import { Component, type ReactNode } from 'react';
import { KeptPage } from './kept-page';

/**
 * Replaces Next's error boundary for crawlers (`lib/next-internals/replaced-modules.mjs`). That one also keeps the
 * page, but loses the attributes of `<html>`: language, direction and class.
 */
export default class CrawlerBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <KeptPage /> : this.props.children;
  }
}
