'use client';

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { PageHead } from '@/components/layout/page-title';
import { QueryProvider } from '@/components/layout/query-provider';
import { type Failure, useIsSlow } from '@/components/layout/use-request-state';
import { textLinkStyle } from '@/components/navigation/links';
import { ActiveFilters } from '@/components/search/catalogue/active-filters';
import { CatalogueForm } from '@/components/search/catalogue/catalogue-form';
import { CatalogueResults } from '@/components/search/catalogue/catalogue-results';
import type { Results } from '@/components/search/catalogue/results';
import { useLists } from '@/components/visitor/lists/use-lists';
import { openPage } from '@/lib/navigation/connection/no-connection';
import { chosenLabels, introduce } from '@/lib/search/api/filter-labels';
import { catalogueTitle } from '@/lib/search/query/catalogue-title';
import type { PanelFacet } from '@/lib/search/query/facets';
import { singleChoice } from '@/lib/search/query/query';
import { LiveStatus } from '../results-status';
import { markHydrated } from './hydrate-on-intent';
import { LastFilters } from './last-filters';
import { useResultsFocus } from './use-catalogue-focus';
import { useCatalogueForm } from './use-catalogue-form';
import { type Address, useAddress, useFoundFilms } from './use-catalogue-query';

type PropsWithMessages = ComponentProps<typeof Catalogue> & {
  /** Locale, time zone and messages (as JSON). */
  messages: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'timeZone'> & {
    messages: string;
  };
};

/** The catalogue with its message provider. */
export function CatalogueWithMessages({ messages: client, ...props }: PropsWithMessages) {
  useEffect(markHydrated, []);
  const messages = useMemo(() => JSON.parse(client.messages), [client.messages]);
  return (
    <NextIntlClientProvider {...client} messages={messages}>
      <QueryProvider>
        <Catalogue {...props} />
      </QueryProvider>
    </NextIntlClientProvider>
  );
}

/** Maximum length of a search text shown as the title. */
const roomInTitle = 40;

/** Removes watched films (stored on this device) from a response if the query asks for it; also returns how many. */
const useUnseen: (results: Results) => UnseenResults =
  process.env.NEXT_PUBLIC_LISTS === 'off'
    ? ({ answer }) => ({ answer, hidden: 0 })
    : useWithoutWatched;

type Props = {
  first: Results;
  /** The facet rendered open. */
  open?: PanelFacet | undefined;
  siteName: string;
};

/**
 * The hydrated catalogue. The URL contains its query. While a new response loads, the previous one is shown, dimmed.
 */
function Catalogue({ first, open, siteName }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const { shown: currentResults, isAwaited, failure, retry } = useFoundFilms(address.query, first);
  const choices = useCatalogueForm(region, address, {
    results: currentResults,
    retry: failure && retry,
  });
  useResultsFocus(region, currentResults, choices.isNewPage);
  useWindowTitle(currentResults, siteName);
  useClampedPage(address, currentResults);
  const unseenResults = useUnseen(currentResults);
  const isSlow = useIsSlow(isAwaited);
  const isSilent = currentResults === first || isAwaited || failure !== undefined;
  const { facets, total } = currentResults.answer;
  return (
    <div ref={region} {...choices.events}>
      <CatalogueHead {...currentResults} />
      <div className="shell mt-5 md:mt-10 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-x-12 lg:gap-y-8">
        <CatalogueForm {...currentResults} open={open} failure={failure} />
        <div className="min-w-0">
          <ActiveFilters query={currentResults.query} facets={facets} hasText={total > 0} />
          <LastFilters results={currentResults} isUsed={choices.isUsed} />
          {failure && <FailedNotice failure={failure} retry={retry} />}
          <LiveStatus {...{ answer: currentResults.answer, isSlow, isSilent }} />
          <div
            aria-busy={isAwaited}
            className="isolate motion-safe:transition-opacity aria-busy:opacity-50 aria-busy:delay-150"
          >
            <CatalogueResults query={currentResults.query} {...unseenResults} />
          </div>
        </div>
      </div>
    </div>
  );
}

/**
 * If the URL asks for a page after the last one, the last page is shown, and this hook writes its number into the URL.
 */
function useClampedPage({ query, navigate }: Address, currentResults: Results) {
  const { page } = currentResults.answer;
  const isPast = currentResults.query.page > page && currentResults.query.page === query.page;
  useEffect(() => {
    if (isPast) navigate({ ...query, page }, 'replace');
  }, [isPast, query, page, navigate]);
}

/** Sets the document title, as the server does on a page load. */
function useWindowTitle({ query, answer }: Results, siteName: string) {
  const t = useTranslations('Catalogue');
  const title = `${catalogueTitle(query, answer, t)} – ${siteName}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

type UnseenResults = { answer: Results['answer']; hidden: number };

function useWithoutWatched({ query, answer }: Results): UnseenResults {
  const watched = useLists()?.lists.watched;
  if (!query.unseen || !watched) return { answer, hidden: 0 };
  const films = answer.films.filter(({ slug }) => !Object.hasOwn(watched, slug));
  return { answer: { ...answer, films }, hidden: answer.films.length - films.length };
}

/** Error message with a retry button and, unless the site is offline, a button that loads the page from the server. */
function FailedNotice({ failure, retry }: { failure: Failure; retry: () => void }) {
  const t = useTranslations('Catalogue');
  const page = { name: t('failedLink'), go: () => void openPage(location.href) };
  const actions = [{ name: t('retry'), go: retry }, ...(failure === 'offline' ? [] : [page])];
  return (
    <p role="alert" className="font-semibold max-lg:mt-6 lg:mb-6">
      {t(failure)}{' '}
      {actions.map(({ name, go: navigate }) => (
        <button
          key={name}
          type="button"
          onClick={navigate}
          className={`${textLinkStyle} mr-4 min-h-6`}
        >
          {name}
        </button>
      ))}
    </p>
  );
}

/** Title of the catalogue: a single condition with its introduction, or the general title. */
function CatalogueHead({ query, answer }: Results) {
  const t = useTranslations('Catalogue');
  const locale = useLocale();
  const single = singleChoice(query);
  if (!single) {
    // Without results, only the results section repeats the text.
    const isShort = answer.total > 0 && query.text.length > 0 && query.text.length <= roomInTitle;
    return <PageHead title={isShort ? t('quoted', { text: query.text }) : t('title')} />;
  }
  return (
    <PageHead title={chosenLabels(answer.facets)[0]?.text ?? single.value}>
      {answer.total > 0 && <p>{introduce(single, answer, locale, t).join(' ')}</p>}
    </PageHead>
  );
}
