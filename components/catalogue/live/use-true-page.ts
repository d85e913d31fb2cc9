'use client';

import { useEffect } from 'react';
import type { Results } from '../results';
import type { Address } from './use-address';

/** Puts the page that is shown into the address, where a page past the last was asked for. */
export function useTruePage({ query, go }: Address, shown: Results) {
  const { page } = shown.answer;
  const isPast = shown.query.page > page && shown.query.page === query.page;
  useEffect(() => {
    if (isPast) go({ ...query, page }, 'replace');
  }, [isPast, query, page, go]);
}
