'use client';

import FailedApp from '@/components/site/errors/failed-app';
import './site.css';

/** The only error boundary file: an `error.tsx` per segment would add the same code again to every first visit. */
export default function GlobalError({ error }: { error: Error }) {
  return <FailedApp error={error} />;
}
