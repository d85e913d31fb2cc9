'use client';

import { useEffect } from 'react';
import { isCrawler } from '@/lib/site/errors/crawlers';
import { reportFailure } from '@/lib/site/errors/report-failure';
import { FailedDocument } from './failed-document';
import { KeptPage } from './kept-page';

/**
 * Whatever nobody caught while it was drawn: the error page, or for a crawler the page as the server
 * sent it. It stands for Next's own English page as well, which would be shown where the router
 * itself fails (`lib/next-internals/replaced-modules.mjs`).
 */
export default function FailedApp({ error }: { error: unknown }) {
  useEffect(() => void reportFailure(error), [error]);
  return isCrawler(navigator.userAgent) ? <KeptPage /> : <FailedDocument error={error} />;
}
