'use client';

import { useRef } from 'react';
import { useLasts } from '@/components/fetching/use-lasts';
import type { PanelFacet } from '@/lib/films/catalogue/facets';
import { CatalogueForm } from '../catalogue-form';
import { CatalogueHead } from '../catalogue-head';
import { CatalogueResults } from '../catalogue-results';
import type { Results } from '../results';
import { FailedNotice } from './failed-notice';
import { LastFilters } from './last-filters';
import { LiveStatus } from './live-status';
import { useAddress } from './use-address';
import { useChoices } from './use-choices';
import { useFoundFilms } from './use-found-films';
import { useKeptFocus } from './use-kept-focus';
import { useOpenFacet } from './use-open-facet';
import { useTruePage } from './use-true-page';
import { useUnseen } from './use-unseen';
import { useWindowTitle } from './use-window-title';

type Props = {
  first: Results;
  /** The facet that the page is drawn with. */
  open?: PanelFacet | undefined;
  siteName: string;
};

/** What was asked stands in the address; what is shown is the last answer, dimmed while one is awaited. */
export function Catalogue({ first, open, siteName }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const { shown, isAwaited, hasFailed, retry } = useFoundFilms(address.query, first);
  const choices = useChoices(region, address, shown);
  useKeptFocus(region, shown, choices.isTurned);
  useOpenFacet(region);
  useWindowTitle(shown, siteName);
  useTruePage(address, shown);
  const unseen = useUnseen(shown);
  const isSlow = useLasts(isAwaited);
  const isQuiet = shown === first || isAwaited || hasFailed;
  return (
    <div ref={region} {...choices.events}>
      <CatalogueHead {...shown} />
      <CatalogueForm {...shown} open={open} />
      <LastFilters shown={shown} isUsed={choices.isUsed} />
      {hasFailed && <FailedNotice retry={retry} />}
      <LiveStatus {...{ answer: shown.answer, isSlow, isQuiet }} />
      <div
        aria-busy={isAwaited}
        className="isolate motion-safe:transition-opacity aria-busy:opacity-50 aria-busy:delay-150"
      >
        <CatalogueResults query={shown.query} {...unseen} />
      </div>
    </div>
  );
}
