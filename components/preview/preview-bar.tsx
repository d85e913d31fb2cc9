'use client';

import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { NextIntlClientProvider, useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { QueryProvider } from '@/components/layout/query-provider';
import { LocaleLink } from '@/components/navigation/links';
import { formatLongDay } from '@/lib/i18n/intl-format';
import { localePath, pathWithoutLocale } from '@/lib/i18n/locales';
import { fetchJson } from '@/lib/primitives/http/fetch';
import {
  comparePath,
  formatPreviewDay,
  isPageState,
  type PageState,
  statePath,
} from '@/lib/site/preview/preview';
import { formatMissing, formatState } from './preview-messages';

type PreviewBarProps = {
  messages: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'messages' | 'timeZone'>;
};

/** Bar at the bottom of every preview page. */
export function PreviewBar({ messages }: PreviewBarProps) {
  return (
    <NextIntlClientProvider {...messages}>
      <QueryProvider>
        <Bar />
      </QueryProvider>
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
  const path = pathWithoutLocale(usePathname());
  const { data: state, dataUpdatedAt } = useQuery({
    queryKey: ['preview', path],
    queryFn: ({ signal }) =>
      fetchJson(`${statePath}?path=${encodeURIComponent(path)}`, isPageState, { signal }),
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
                  {t('bar.until', { day: formatLongDay(state.until, locale) })}
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

type EditorsBarProps = { state: PageState; path: string; now: number };

/** The build, and what is missing on the page. */
function EditorsBar({ state, path, now }: EditorsBarProps) {
  const t = useTranslations('Preview');
  const locale = useLocale();
  const { relativeTime } = useFormatter();
  const { build, unpublished, timeZone } = state;
  return (
    <details open className="group/bar">
      <summary className="group/tab shell flex list-none outline-none [&::-webkit-details-marker]:hidden">
        <span className="label pointer-events-auto flex min-h-9 cursor-pointer items-center gap-3 bg-signal px-3.5 text-on-signal group-focus-visible/tab:outline-3 group-focus-visible/tab:-outline-offset-6">
          {t('title')}
          {unpublished && (
            <span className="border px-1.5">
              {formatState(t, unpublished, (at) => formatPreviewDay(at, locale, timeZone))}
            </span>
          )}
          <span aria-hidden="true" className="text-xl leading-none group-open/bar:rotate-45">
            +
          </span>
        </span>
      </summary>
      <div className="pointer-events-auto bg-ink py-2 text-paper">
        <div className="shell flex flex-wrap items-baseline gap-x-6 md:gap-x-8">
          <p className="flex flex-wrap gap-x-6 py-1 tabular-nums">
            <span>
              {t('bar.build')} {build.id}
            </span>
            <time dateTime={build.time}>{relativeTime(new Date(build.time), now)}</time>
            {build.branch && <span className="wrap-anywhere">{build.branch}</span>}
          </p>
          <MissingContent state={state} />
          <p className="flex flex-wrap gap-x-6 md:ml-auto">
            <LocaleLink href="/preview" className="words-link">
              {t('bar.all')}
            </LocaleLink>
            <LocaleLink href={comparePath(path)} className="words-link">
              {t('bar.beside')}
            </LocaleLink>
          </p>
        </div>
      </div>
    </details>
  );
}

function MissingContent({ state: { missing, hasFile, contentFolder } }: { state: PageState }) {
  const t = useTranslations('Preview');
  const locale = useLocale();
  if (missing.length === 0)
    return <p className="py-1">{t(hasFile ? 'bar.complete' : 'bar.noFile')}</p>;
  return (
    <details className="open:order-1 open:basis-full">
      <summary className="cursor-pointer list-none py-1 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('bar.missing', { count: missing.length })}
      </summary>
      <ul>
        {missing.map((one) => (
          <li
            key={`${one.kind} ${one.name} ${one.field} ${one.missing}`}
            className="grid gap-x-6 border-current/30 border-t py-1.5 md:grid-cols-[9rem_1fr_auto]"
          >
            <b>{t(`missing.kinds.${one.kind}`)}</b>
            <span className="wrap-anywhere">{formatMissing(t, one, locale)}</span>
            <span className="wrap-anywhere">{`${contentFolder}/${one.name}.yaml`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
