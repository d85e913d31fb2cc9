'use client';

import { useEffect } from 'react';
import { FailedDocument } from '@/components/errors/failed-document';
import { KeptPage } from '@/components/errors/kept-page';
import { isCrawler } from '@/lib/errors/crawlers';
import { reportFailure } from '@/lib/errors/report-failure';
import './globals.css';

/**
 * Whatever nobody caught while it was drawn: the error page, or for a crawler the page as the server
 * sent it. There is no `error.tsx`: each would bring the same page once more to every first visit.
 */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => void reportFailure(error), [error]);
  return isCrawler(navigator.userAgent) ? <KeptPage /> : <FailedDocument error={error} />;
}
