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
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import {
  countStates,
  entryStates,
  filterEntries,
  listEntries,
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
  const found = filterEntries(all, { search, ...(state && !search && { state }) });
  const counts = countStates(all);
  const page = readPage(query.page);
  const shown = found.slice((page - 1) * onPage, page * onPage);
  const address = (more: Record<string, string>) =>
    `/desk/content/${kind}?${new URLSearchParams(more)}`;
  const list: Record<string, string> = search ? { q: search } : state ? { state } : {};
  return (
    <>
      <ContentHead
        t={t}
        title={t(`kinds.${kind}.many`)}
        query={query}
        above={[[contentPath(), t('title')]]}
      >
        <a href={`/desk/content/${kind}/new`} className="button">
          {t('new')}
        </a>
      </ContentHead>
      <nav aria-label={t('states.name')}>
        <ul className="tabs">
          <li>
            <a href={`/desk/content/${kind}`} aria-current={!state && !search ? 'page' : undefined}>
              {t('states.all')} <span>{all.length}</span>
            </a>
          </li>
          {entryStates
            .filter((name) => counts[name] > 0 || name === state)
            .map((name) => (
              <li key={name}>
                <a
                  href={address({ state: name })}
                  aria-current={name === state && !search ? 'page' : undefined}
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
          <button type="submit" className="quiet">
            {t('search.button')}
          </button>
        </form>
      </search>
      {found.length === 0 && <p className="empty">{t(search ? 'search.none' : 'search.empty')}</p>}
      <ul className="lines">
        {shown.map((entry) => (
          <EntryLine key={entry.slug} t={t} locale={locale} entry={entry} />
        ))}
      </ul>
      <Pagination
        t={tAdmin}
        page={page}
        hasMore={found.length > page * onPage}
        href={(to) => address({ ...list, page: `${to}` })}
      />
    </>
  );
});
