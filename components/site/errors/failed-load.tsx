'use client';

import { useEffect } from 'react';
import { failLoading } from '@/lib/navigation/loading/loading-store';

/** Rendered in an error document; shows the failure in the loading indicator. */
export function ShowLoadFailure() {
  useEffect(failLoading, []);
  return null;
}
