'use client';

import { useEffect } from 'react';
import { waitUntilLoaded } from '@/lib/navigation/until-loaded';
import type { LiveMessages } from './live-messages';

/** Loads the script of the `data-live` buttons once the page has loaded. Renders nothing. */
export function LiveButtons({ messages }: { messages: LiveMessages }) {
  useEffect(() => {
    let detach = () => {};
    let isUnmounted = false;
    const start = async () => {
      await waitUntilLoaded();
      // Without the script only these buttons are missing; they stay hidden.
      const attach = await load().catch(() => undefined);
      if (attach && !isUnmounted) detach = attach(messages);
    };
    void start();
    return () => {
      isUnmounted = true;
      detach();
    };
  }, [messages]);
  return null;
}

/** Leaves out the code of the lists if the site has switched them off. */
async function load(): Promise<(messages: LiveMessages) => () => void> {
  return process.env.NEXT_PUBLIC_LISTS === 'off'
    ? (await import('./attach-live-buttons')).attachLiveButtons
    : (await import('./attach-all-buttons')).attachAllButtons;
}
