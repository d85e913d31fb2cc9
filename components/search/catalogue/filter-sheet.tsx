import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Failure } from '@/components/layout/use-request-state';

type Props = {
  /** Number of conditions. */
  count: number;
  /** Number of results. */
  total: number;
  /** Why the results are outdated; repeated here, because the sheet covers the page's message. */
  failure?: Failure | undefined;
  children: ReactNode;
};

/**
 * The filters: on a phone in a sheet behind a button, elsewhere in the page. Uses the native popover, so that
 * it works without scripts; the form's submit button shows the films.
 */
export function FilterSheet({ count, total, failure, children }: Props) {
  const t = useTranslations('Catalogue');
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="label mt-3 flex min-h-11 w-full items-center justify-between gap-3 border-2 border-ink px-4 md:hidden"
      >
        {t('openFilters')}
        {count > 0 && (
          <span className="bg-signal px-1.5 text-on-signal">
            <span aria-hidden="true">{count}</span>
            <span className="sr-only">{t('chosenCount', { count })}</span>
          </span>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        className="bg-paper text-ink max-md:inset-0 max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:overflow-y-auto max-md:border-0 max-md:p-0 md:static md:block md:w-auto md:overflow-visible md:border-0 md:p-0"
      >
        <div className="sticky top-0 z-20 flex items-center justify-between border-ink border-b-2 bg-paper pl-4 md:hidden">
          <h2 className="label">{t('openFilters')}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={t('closeFilters')}
            className="grid size-14 place-items-center text-2xl"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div className="max-md:px-4 max-md:pb-4">{children}</div>
        <div className="sticky bottom-0 z-20 border-ink border-t-2 bg-paper px-4 py-3 md:hidden">
          {failure && <p className="mb-3 font-semibold">{t(failure)}</p>}
          <button type="submit" className="button w-full justify-center">
            <span className="in-[[data-scripted]]:hidden">{t('apply')}</span>
            <span className="hidden in-[[data-scripted]]:inline">
              {t('showFilms', { count: total })}
            </span>
          </button>
        </div>
      </div>
    </>
  );
}
