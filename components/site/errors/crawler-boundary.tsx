'use client';

import { Component, type ReactNode } from 'react';
import { KeptPage } from './kept-page';

/**
 * Stands for Next's own boundary for crawlers (`lib/next-internals/replaced-modules.mjs`), which keeps the page as well but loses
 * what its `<html>` says of it: language, direction and face.
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
