'use client';

import FailedApp from '@/components/site/errors/failed-app';
import './site.css';

/** There is no `error.tsx`: each would bring the same page once more to every first visit. */
export default function GlobalError({ error }: { error: Error }) {
  return <FailedApp error={error} />;
}
