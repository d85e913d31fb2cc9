'use client';

import { useEffect } from 'react';
import type { LiveWords } from '@/components/live-buttons/live-words';
import { untilLoaded } from '@/lib/navigation/until-loaded';

/** Loads the script of the `data-live` buttons once the page has loaded. Renders nothing. */
export function LiveButtons({ words }: { words: LiveWords }) {
  useEffect(() => {
    let detach = () => {};
    let gone = false;
    const start = async () => {
      await untilLoaded();
      // Without the script only these buttons are missing; they stay hidden.
      const attach = await load().catch(() => undefined);
      if (attach && !gone) detach = attach(words);
    };
    void start();
    return () => {
      gone = true;
      detach();
    };
  }, [words]);
  return null;
}

/** Leaves out the code of the lists if the site has switched them off. */
async function load(): Promise<(words: LiveWords) => () => void> {
  return process.env.NEXT_PUBLIC_LISTS === 'off'
    ? (await import('@/components/live-buttons/attach-live-buttons')).attachLiveButtons
    : (await import('@/components/live-buttons/attach-all-buttons')).attachAllButtons;
}
