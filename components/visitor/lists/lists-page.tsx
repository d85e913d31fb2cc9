import { Fragment, useEffect, useState } from 'react';
import { Section } from '@/components/layout/section';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { newestFirst } from '@/lib/visitor/lists/change-lists';
import { listsKey, type Reading } from '@/lib/visitor/lists/open-lists';
import { BegunFilms } from './begun-films';
import { FactsFailed } from './facts-failed';
import { KeptList } from './kept-list';
import { ListsData } from './lists-data';
import type { ListsWords } from './lists-words';
import { saveFile } from './save-file';
import { useChangedElsewhere } from './use-changed-elsewhere';
import { useFilmFacts } from './use-film-facts';
import { deviceLists, useLists } from './use-lists';

type Props = {
  locale: Locale;
  words: ListsWords;
  /** Path of the films that can be watched, or else of the catalogue. */
  filmsPath: string;
  /** Everything that a device stores, as text. */
  things: string;
};

/** The films stored on this device (watchlist, started, seen), and the export, import and deletion of all. */
export function ListsPage({ locale, words, filmsPath, things }: Props) {
  const reading = useLists();
  const [cleared, setCleared] = useState(0);
  const elsewhere = useChangedElsewhere(listsKey);
  const toWatch = newestFirst(reading?.lists.toWatch ?? {});
  const watched = newestFirst(reading?.lists.watched ?? {});
  const known = useFilmFacts([...toWatch, ...watched], locale);
  const isDrawn = Boolean(reading);
  // The lists are rendered after the browser looked for the hash's target, so scroll to it now.
  useEffect(() => {
    if (isDrawn && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isDrawn]);
  if (!reading) return <div id="data" hidden />;
  const { page } = words;
  const common = { known, words };
  const gone = known.pending || known.failed ? 0 : countGone([...toWatch, ...watched], known.facts);
  return (
    <>
      <ListsProblem reading={reading} words={page} />
      <p role="status" className="shell text-lg not-empty:mt-8">
        {elsewhere > 0 && <span key={elsewhere}>{page.changedElsewhere}</span>}
      </p>
      {known.failed && (
        <div className="shell mt-8">
          <FactsFailed {...{ known }} words={page} />
        </div>
      )}
      {/* The key remounts the lists after a deletion: nothing can be put back. */}
      <Fragment key={cleared}>
        <KeptList
          {...common}
          id="to-watch"
          title={page.toWatch}
          slugs={toWatch}
          empty={
            <Empty
              text={page.toWatchEmpty}
              path="/catalogue"
              to={page.toCatalogue}
              {...{ locale }}
            />
          }
        />
        <Section id="continue" title={page.continue}>
          <BegunFilms
            locale={locale}
            words={page}
            empty={
              <Empty text={page.continueEmpty} path={filmsPath} to={page.toVod} {...{ locale }} />
            }
          />
        </Section>
        <KeptList
          {...common}
          id="watched"
          title={page.watched}
          slugs={watched}
          empty={
            <Empty text={page.watchedEmpty} path={filmsPath} to={page.toVod} {...{ locale }} />
          }
        />
      </Fragment>
      {gone > 0 && (
        <p className="shell mt-8 text-muted">
          {gone === 1 ? page.goneOne : page.goneMany.replace('{count}', String(gone))}
        </p>
      )}
      <ListsData words={page} things={things} onCleared={() => setCleared(cleared + 1)} />
    </>
  );
}

function countGone(slugs: string[], facts: ReadonlyMap<string, unknown>): number {
  return new Set(slugs.filter((slug) => !facts.has(slug))).size;
}

type EmptyProps = { text: string; path: string; to: string; locale: Locale };

/** An empty list, with a link to films. */
function Empty({ text, path, to, locale }: EmptyProps) {
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
function ListsProblem({ reading, words }: { reading: Reading; words: ListsWords['page'] }) {
  const { refused, damaged } = reading;
  if (!refused && damaged === undefined) return null;
  return (
    <section role="alert" className="shell mt-10">
      <div className="border-2 border-signal p-5 md:p-8">
        <p className="max-w-[60ch] text-lg leading-snug">
          {refused ? words.refused : words.damaged}
        </p>
        {damaged !== undefined && (
          <p className="mt-5 flex flex-wrap gap-3">
            <button
              type="button"
              className="button"
              onClick={() => saveFile(damaged, 'bobine.txt', 'text/plain')}
            >
              {words.damagedSave}
            </button>
            <button type="button" className="button" onClick={() => void deviceLists.repair()}>
              {words.damagedRepair}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
