'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useRef } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { DropdownPanel } from '@/components/navigation/dropdown-panel';
import { useClientMessages } from '@/components/rich-text/use-client-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { SearchCombobox } from './search-combobox';

const panelId = 'search-panel';

type Props = {
  /** Path of the catalogue in the page's language. */
  href: string;
  locale: Locale;
  messages: Messages['Search'];
  onClose: () => void;
};

/** The search, in a popover below the header. The browser closes it on Escape or a click outside. */
export function SearchPanel({ href, locale, messages: initialMessages, onClose }: Props) {
  const messages = useClientMessages(initialMessages, { namespace: 'Search', locale, live: true });
  const panel = useRef<HTMLDivElement>(null);

  /** Closes the panel before a navigation, without returning the focus to the link that opened it. */
  function closePanel() {
    panel.current?.hidePopover();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  useEffect(() => {
    const element = panel.current;
    element?.showPopover();
    element?.querySelector('input')?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the loss of focus.
    <div
      ref={panel}
      id={panelId}
      popover="auto"
      // Close the panel when the focus leaves it, because the panel could cover the focused element.
      onBlur={({ relatedTarget, currentTarget }) => {
        const isLeft = relatedTarget && !currentTarget.contains(relatedTarget);
        // A panel that is closing returns the focus to the link and must not be hidden again.
        if (isLeft && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="dropped"
    >
      <NextIntlClientProvider
        locale={locale}
        messages={{ Search: messages }}
        timeZone="Europe/Zurich"
      >
        <QueryProvider>
          <DropdownPanel id={panelId}>
            <SearchCombobox action={href} onLeave={closePanel} />
          </DropdownPanel>
        </QueryProvider>
      </NextIntlClientProvider>
    </div>
  );
}
