import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Failure } from '@/components/layout/use-request-state';
import { ChosenCount } from './facet-fields';

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
 * The filters: beside the films on wide screens, elsewhere in a sheet behind a button. Uses the native popover, so that
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
        // Safari leaves the focus where it was: in the search field, whose keyboard would cover the sheet.
        onClick={({ currentTarget }) => currentTarget.focus()}
        className="button mt-3 lg:hidden"
      >
        {t('openFilters')}
        {count > 0 && <ChosenCount count={count} />}
      </button>
      <div id={id} popover="auto" className="filter-sheet">
        <div className="sticky top-0 z-20 flex items-center justify-between border-ink border-b-2 bg-paper pl-4 lg:hidden">
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
        <div className="max-lg:px-4 max-lg:pb-4">{children}</div>
        <div className="sticky bottom-0 z-20 border-ink border-t-2 bg-paper py-3 max-lg:px-4 lg:in-[[data-scripted]]:hidden">
          {failure && <p className="mb-3 font-semibold">{t(failure)}</p>}
          <button type="submit" className="button w-full justify-center">
            <span className="in-[[data-scripted]]:hidden">{t('showResults')}</span>
            <span className="hidden in-[[data-scripted]]:inline">
              {t('showFilms', { count: total })}
            </span>
          </button>
        </div>
      </div>
    </>
  );
}
