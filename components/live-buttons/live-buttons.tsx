'use client';

import { useEffect } from 'react';
import type { LiveWords } from '@/components/live-buttons/live-words';
import { hasLists } from '@/lib/builds/switches';
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
  return hasLists
    ? (await import('@/components/live-buttons/attach-all-buttons')).attachAllButtons
    : (await import('@/components/live-buttons/attach-live-buttons')).attachLiveButtons;
}
