'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { LocaleLink } from '@/components/navigation/locale-link';
import { comparePath } from '@/lib/site/preview/compare-path';
import type { PageState } from '@/lib/site/preview/page-state';
import { sayDay } from '@/lib/site/preview/say-moment';
import { sayOwed, sayState } from './preview-words';

type Props = { state: PageState; path: string; now: number };

/** The build, and what is missing on the page. */
export function EditorsBar({ state, path, now }: Props) {
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
              {sayState(t, unpublished, (at) => sayDay(at, locale, timeZone))}
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
          <Lacks state={state} />
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

function Lacks({ state: { owed, hasFile, house } }: { state: PageState }) {
  const t = useTranslations('Preview');
  const locale = useLocale();
  if (owed.length === 0)
    return <p className="py-1">{t(hasFile ? 'bar.complete' : 'bar.noFile')}</p>;
  return (
    <details className="open:order-1 open:basis-full">
      <summary className="cursor-pointer list-none py-1 font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {t('bar.missing', { count: owed.length })}
      </summary>
      <ul>
        {owed.map((one) => (
          <li
            key={`${one.kind} ${one.name} ${one.field} ${one.missing}`}
            className="grid gap-x-6 border-current/30 border-t py-1.5 md:grid-cols-[9rem_1fr_auto]"
          >
            <b>{t(`owed.kinds.${one.kind}`)}</b>
            <span className="wrap-anywhere">{sayOwed(t, one, locale)}</span>
            <span className="wrap-anywhere">{`${house}/${one.name}.yaml`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
