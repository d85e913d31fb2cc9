'use client';

import { useEffect } from 'react';
import { deleteDeviceDraftsOf } from '@/lib/editor/form/device-drafts';

/** Deletes a person's drafts from the device when they sign out: others may use it. */
export function DeviceDraftsAtSignOut({ owner }: { owner: string }) {
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onSubmit = ({ target }: SubmitEvent) => {
      const isSignOut =
        target instanceof HTMLFormElement && target.action.endsWith('/desk/sign-out');
      // As the page is left, and after a form on it has stored itself for the last time.
      if (isSignOut) window.addEventListener('pagehide', () => deleteDeviceDraftsOf(owner));
    };
    document.addEventListener('submit', onSubmit, { signal });
    return () => listeners.abort();
  }, [owner]);
  return null;
}
