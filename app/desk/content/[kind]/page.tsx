import { notFound } from 'next/navigation';
import { Field } from '@/components/admin/admin-form';
import { Pagination } from '@/components/admin/admin-frame';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { EntryLine } from '@/components/editor/entry-line';
import { readPage } from '@/lib/admin/entry/admin-route';
import { getLibrary } from '@/lib/content/store/library';
import { contentPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { isEntryKind } from '@/lib/editor/entries/entry-kinds';
import type { NewKind } from '@/lib/editor/form/new-entry';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import {
  countStates,
  entryOrders,
  entryStates,
  filterEntries,
  listEntries,
  sortEntries,
} from '@/lib/editor/lists/list-entries';
import { adminPage } from '../../admin-page';

const onPage = 50;

/** The entries of a kind: found by words, or those in one state, the last changed first. */
export default adminPage('content', async ({ db, t: tAdmin, visitor, now, query, path }) => {
  const { kind } = path;
  if (!isEntryKind(kind) || !isFolderKind(kind)) notFound();
  const { locale } = visitor;
  const t = await getEditorTranslator(locale);
  const { timeZone } = getLibrary().site;
  const all = await listEntries(kind, { db, place: contentPlace(), locale, timeZone, now });
  const search = (query.q ?? '').trim().slice(0, 200);
  const state = entryStates.find((name) => name === query.state);
  const order = entryOrders.find((name) => name === query.sort) ?? 'changed';
  const searched = filterEntries(all, { search });
  const found = sortEntries(filterEntries(searched, state ? { state } : {}), order, locale);
  const counts = countStates(searched);
  const page = readPage(query.page);
  const shown = found.slice((page - 1) * onPage, page * onPage);
  /** The address of the list with other choices; an empty one is left out. */
  const address = (choices: Record<string, string>) => {
    const all = { q: search, state: state ?? '', sort: order === 'changed' ? '' : order };
    const chosen = Object.entries({ ...all, ...choices }).filter(([, value]) => value);
    return `/desk/content/${kind}?${new URLSearchParams(chosen)}`;
  };
  const hasYears = all.some(({ year }) => year !== undefined);
  return (
    <>
      <ContentHead
        t={t}
        title={t(`kinds.${kind}.many`)}
        query={query}
        above={[[contentPath(), t('title')]]}
      >
        <a href={`/desk/content/${kind}/new`} className="button">
          {t(`form.newEntry.${kind as NewKind}`)}
        </a>
      </ContentHead>
      <nav aria-label={t('states.name')}>
        <ul className="tabs">
          <li>
            <a href={address({ state: '' })} aria-current={state ? undefined : 'page'}>
              {t('states.all')} <span>{searched.length}</span>
            </a>
          </li>
          {entryStates
            .filter((name) => counts[name] > 0 || name === state)
            .map((name) => (
              <li key={name}>
                <a
                  href={address({ state: name })}
                  aria-current={name === state ? 'page' : undefined}
                >
                  {t(`states.${name}`)} <span>{counts[name]}</span>
                </a>
              </li>
            ))}
        </ul>
      </nav>
      <search>
        <form method="get" action={`/desk/content/${kind}`} className="search">
          <Field
            label={t('search.label')}
            name="q"
            type="search"
            defaultValue={search}
            autoComplete="off"
          />
          {state && <input type="hidden" name="state" value={state} />}
          {order !== 'changed' && <input type="hidden" name="sort" value={order} />}
          <button type="submit" className="quiet">
            {t('search.button')}
          </button>
        </form>
      </search>
      {found.length === 0 && (
        <p className="empty">
          {t(search ? 'search.none' : 'search.empty')}{' '}
          {all.length > 0 && <a href={`/desk/content/${kind}`}>{t('search.showAll')}</a>}
        </p>
      )}
      {found.length > 1 && (
        <nav aria-label={t('orders.name')} className="orders">
          <span aria-hidden>{t('orders.name')}</span>
          {entryOrders
            .filter((name) => name !== 'year' || hasYears)
            .map((name) => (
              <a
                key={name}
                href={address({ sort: name })}
                aria-current={name === order ? 'true' : undefined}
              >
                {t(`orders.${name}`)}
              </a>
            ))}
        </nav>
      )}
      <ul className="lines">
        {shown.map((entry) => (
          <EntryLine key={entry.slug} t={t} locale={locale} entry={entry} />
        ))}
      </ul>
      <Pagination
        t={tAdmin}
        page={page}
        hasMore={found.length > page * onPage}
        href={(to) => address({ page: `${to}` })}
      />
    </>
  );
});
