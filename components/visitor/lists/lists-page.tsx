import { Fragment, useEffect, useState } from 'react';
import { Section } from '@/components/layout/section';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { newestFirst } from '@/lib/visitor/lists/lists';
import { type ListsState, listsKey } from '@/lib/visitor/lists/stored-lists';
import { FollowedList } from '../follows/followed-list';
import { BegunFilms } from './begun-films';
import { FactsFailed, useFilmFacts } from './film-facts';
import { ListsData } from './lists-data';
import type { ListsMessages } from './lists-messages';
import { saveFile } from './save-file';
import { StoredFilmList } from './stored-film-list';
import { deviceLists, useChangedElsewhere, useLists } from './use-lists';

type Props = {
  locale: Locale;
  messages: ListsMessages;
  /** Path of the films that can be watched, or else of the catalogue. */
  filmsPath: string;
  /** The names of all items that the site may store on a device, as a formatted list. */
  storedItemsText: string;
};

/**
 * The data stored on this device (watchlist, followed pages, started and seen films), and buttons to export,
 * import and delete all of it.
 */
export function ListsPage({ locale, messages, filmsPath, storedItemsText }: Props) {
  const state = useLists();
  const [cleared, setCleared] = useState(0);
  const toWatch = newestFirst(state?.lists.toWatch ?? {});
  const watched = newestFirst(state?.lists.watched ?? {});
  const factsState = useFilmFacts([...toWatch, ...watched], locale);
  const isRendered = Boolean(state);
  // The lists are rendered after the browser looked for the hash's target, so scroll to it now.
  useEffect(() => {
    if (isRendered && location.hash)
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isRendered]);
  if (!state) return <div id="data" hidden />;
  const { page } = messages;
  const common = { factsState, messages };
  const missingCount =
    factsState.pending || factsState.failed
      ? 0
      : countMissing([...toWatch, ...watched], factsState.facts);
  return (
    <>
      <ListsProblem state={state} messages={page} />
      <ChangedElsewhere text={page.changedElsewhere} />
      {factsState.failed && (
        <div className="shell mt-8">
          <FactsFailed {...{ factsState }} messages={page} />
        </div>
      )}
      {/* The key remounts the lists after a deletion: nothing can be put back. */}
      <Fragment key={cleared}>
        <StoredFilmList
          {...common}
          id="to-watch"
          title={page.toWatch}
          slugs={toWatch}
          empty={
            <EmptyList
              text={page.toWatchEmpty}
              path="/catalogue"
              to={page.toCatalogue}
              {...{ locale }}
            />
          }
        />
        <FollowedList locale={locale} messages={messages} />
        <Section id="continue" title={page.continue}>
          <BegunFilms
            locale={locale}
            messages={page}
            empty={
              <EmptyList
                text={page.continueEmpty}
                path={filmsPath}
                to={page.toVod}
                {...{ locale }}
              />
            }
          />
        </Section>
        <StoredFilmList
          {...common}
          id="watched"
          title={page.watched}
          slugs={watched}
          empty={
            <EmptyList text={page.watchedEmpty} path={filmsPath} to={page.toVod} {...{ locale }} />
          }
        />
      </Fragment>
      {missingCount > 0 && (
        <p className="shell mt-8 text-muted">
          {missingCount === 1
            ? page.goneOne
            : page.goneMany.replace('{count}', String(missingCount))}
        </p>
      )}
      <ListsData
        messages={page}
        storedItemsText={storedItemsText}
        onCleared={() => setCleared(cleared + 1)}
      />
    </>
  );
}

/** Milliseconds that a message for screen readers stays in the page. */
const announcedFor = 5000;

/** Announces a change in another tab. For screen readers alone: the lists show it at once. */
function ChangedElsewhere({ text }: { text: string }) {
  const changes = useChangedElsewhere(listsKey);
  const [announced, setAnnounced] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(changes), announcedFor);
    return () => clearTimeout(timer);
  }, [changes]);
  return (
    <p role="status" className="sr-only">
      {changes > announced && <span key={changes}>{text}</span>}
    </p>
  );
}

function countMissing(slugs: string[], facts: ReadonlyMap<string, unknown>): number {
  return new Set(slugs.filter((slug) => !facts.has(slug))).size;
}

type EmptyProps = { text: string; path: string; to: string; locale: Locale };

/** An empty list, with a link to films. */
function EmptyList({ text, path, to, locale }: EmptyProps) {
  return (
    <p className="max-w-[52ch] text-lg leading-snug">
      {text}{' '}
      <a href={localePath(path, locale)} className="underline underline-offset-4">
        {to}
      </a>
    </p>
  );
}

/** Error in this device's storage, with what the visitor can do; nothing if there is none. */
function ListsProblem({ state, messages }: { state: ListsState; messages: ListsMessages['page'] }) {
  const { refused, damaged } = state;
  if (!refused && damaged === undefined) return null;
  return (
    <section role="alert" className="shell mt-10">
      <div className="border-2 border-signal p-5 md:p-8">
        <p className="max-w-[60ch] text-lg leading-snug">
          {refused ? messages.refused : messages.damaged}
        </p>
        {damaged !== undefined && (
          <p className="mt-5 flex flex-wrap gap-3">
            <button
              type="button"
              className="button"
              onClick={() => saveFile(damaged, 'bobine.txt', 'text/plain')}
            >
              {messages.damagedSave}
            </button>
            <button type="button" className="button" onClick={() => void deviceLists.repair()}>
              {messages.damagedRepair}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
