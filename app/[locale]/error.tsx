'use client';

import type { ErrorInfo } from 'next/error';
import { ErrorPage } from '@/components/errors/error-page';

/** What a visitor sees where a layout failed. */
export default function LayoutError(info: ErrorInfo) {
  return (
    <main>
      <ErrorPage {...info} />
    </main>
  );
}
