'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useRef } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { DroppedPanel } from '@/components/navigation/dropped-panel';
import { useClientMessages } from '@/components/rich-text/use-client-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SearchCombobox } from './search-combobox';

const panelId = 'search-panel';

type Props = {
  /** Of the catalogue, in the page's language. */
  href: string;
  locale: Locale;
  words: Messages['Search'];
  onClose: () => void;
};

/** The search, dropped below the header. As with the menu, the platform's popover closes it. */
export function SearchPanel({ href, locale, words: given, onClose }: Props) {
  const words = useClientMessages(given, { namespace: 'Search', locale, live: true });
  const panel = useRef<HTMLDivElement>(null);

  /** Whoever goes to a page begins at its heading, not at the link that opened the search. */
  function leave() {
    panel.current?.hidePopover();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  useEffect(() => {
    const element = panel.current;
    element?.showPopover();
    element?.querySelector('input')?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed, the focus leaves.
    <div
      ref={panel}
      id={panelId}
      popover="auto"
      // What takes the focus must not lie below.
      onBlur={({ relatedTarget, currentTarget }) => {
        const isLeft = relatedTarget && !currentTarget.contains(relatedTarget);
        // Not while it closes already, and gives the focus back.
        if (isLeft && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="dropped"
    >
      <NextIntlClientProvider locale={locale} messages={{ Search: words }} timeZone="Europe/Zurich">
        <QueryProvider>
          <DroppedPanel id={panelId}>
            <SearchCombobox action={href} onLeave={leave} />
          </DroppedPanel>
        </QueryProvider>
      </NextIntlClientProvider>
    </div>
  );
}
