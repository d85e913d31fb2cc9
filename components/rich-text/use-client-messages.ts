'use client';

import { useEffect, useMemo, useState } from 'react';
import type { ClientMessages } from '@/lib/i18n/client-messages';
import type { Locale } from '@/lib/i18n/locales';
import { mergeMessages } from '@/lib/i18n/merge-messages';

type Options<N> = {
  namespace: N;
  locale: Locale;
  /** Whether the island is in use; nothing is fetched before. */
  live: boolean;
};

/** Messages of an island: those the server rendered, then those of the build's `messages.json`. */
export function useClientMessages<N extends keyof ClientMessages>(
  initial: ClientMessages[N],
  { namespace, locale, live }: Options<N>,
): ClientMessages[N] {
  const [loaded, setLoaded] = useState<Record<string, unknown>>();
  useEffect(() => {
    if (!live) return;
    let isUnmounted = false;
    async function load() {
      const { loadClientMessages } = await import('@/lib/i18n/load-client-messages');
      const messages = await loadClientMessages(locale);
      if (!isUnmounted) setLoaded(messages);
    }
    load().catch(warnAboutMessages);
    return () => {
      isUnmounted = true;
    };
  }, [locale, live]);
  return useMemo(() => mergeMessages(initial, loaded?.[namespace]), [initial, loaded, namespace]);
}

function warnAboutMessages(error: unknown) {
  // biome-ignore lint/suspicious/noConsole: operators and editors read it in the browser’s console.
  console.warn('No messages, the page keeps its own:', error);
}
