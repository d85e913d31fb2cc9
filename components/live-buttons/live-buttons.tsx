'use client';

import { useEffect } from 'react';
import type { LiveWords } from '@/components/live-buttons/live-words';
import { untilLoaded } from '@/lib/navigation/until-loaded';

/** Fetches, once the page has loaded, what makes its `data-live` buttons work. Draws nothing. */
export function LiveButtons({ words }: { words: LiveWords }) {
  useEffect(() => {
    let detach = () => {};
    let gone = false;
    const start = async () => {
      await untilLoaded();
      // Without it the page is whole but for these buttons, which stay out of sight.
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

/** Nothing of the lists where the house has switched them off. */
async function load(): Promise<(words: LiveWords) => () => void> {
  return process.env.NEXT_PUBLIC_LISTS === 'off'
    ? (await import('@/components/live-buttons/attach-live-buttons')).attachLiveButtons
    : (await import('@/components/live-buttons/attach-all-buttons')).attachAllButtons;
}
