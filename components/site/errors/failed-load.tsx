'use client';

import { useEffect } from 'react';
import { failLoading } from '@/lib/navigation/loading/loading-store';

/** Stands in a document that is itself a failure, and shows it in the loading indicator. */
export function FailedLoad() {
  useEffect(failLoading, []);
  return null;
}
