'use client';

import { useEffect } from 'react';
import { isCrawler } from '@/lib/site/errors/crawlers';
import { reportFailure } from '@/lib/site/errors/report-failure';
import { FailedDocument } from './failed-document';
import { KeptPage } from './kept-page';

/**
 * Handles errors that no other boundary caught: shows the error page, or to a crawler the page as the server sent it.
 * It also replaces Next's own English error page, shown if the router itself fails
 * (`lib/next-internals/replaced-modules.mjs`).
 */
export default function FailedApp({ error }: { error: unknown }) {
  useEffect(() => void reportFailure(error), [error]);
  return isCrawler(navigator.userAgent) ? <KeptPage /> : <FailedDocument error={error} />;
}
