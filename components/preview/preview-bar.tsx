'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FetchingProvider } from '@/components/layout/fetching-provider';
import { dayWords } from '@/lib/i18n/day-words';
import { localePath, plainPath } from '@/lib/i18n/locale-path';
import { fetchJson } from '@/lib/primitives/http/fetch-json';
import { isState, statePath } from '@/lib/site/preview/page-state';
import { EditorsBar } from './editors-bar';

type Props = {
  words: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'messages' | 'timeZone'>;
};

/** Bar at the bottom of every preview page. */
export function PreviewBar({ words }: Props) {
  return (
    <NextIntlClientProvider {...words}>
      <FetchingProvider>
        <Bar />
      </FetchingProvider>
    </NextIntlClientProvider>
  );
}

/**
 * Fetches its state, because the HTML is the same for everyone: a visitor with a shared link gets the page, but no
 * information about the content files. Inside a frame of the preview, which has its own bar, only the marks are
 * shown.
 */
function Bar() {
  const t = useTranslations('Preview');
  const locale = useLocale();
  const path = plainPath(usePathname());
  const { data: state, dataUpdatedAt } = useQuery({
    queryKey: ['preview', path],
    queryFn: ({ signal }) =>
      fetchJson(`${statePath}?path=${encodeURIComponent(path)}`, isState, { signal }),
    placeholderData: (before) => before,
  });
  if (!state) return null;
  const isShared = 'until' in state;
  const isAlone = window.top === window.self;
  return (
    <div data-preview={path}>
      {!isShared && <link rel="stylesheet" href={localePath('/preview/marks.css', locale)} />}
      {isAlone && (
        // Padding, so that the bar does not cover the page's end.
        <div className="pt-16 print:hidden">
          <aside
            aria-label={t('bar.label')}
            className="pointer-events-none fixed inset-x-0 bottom-0 z-50 max-h-[75svh] overflow-y-auto text-sm leading-snug"
          >
            {isShared ? (
              <p className="pointer-events-auto bg-ink py-2.5 text-paper">
                <span className="shell block">
                  {t('bar.until', { day: dayWords(state.until, locale) })}
                </span>
              </p>
            ) : (
              <EditorsBar {...{ state, path, now: dataUpdatedAt }} />
            )}
          </aside>
        </div>
      )}
    </div>
  );
}
