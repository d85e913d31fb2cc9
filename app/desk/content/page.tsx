import { formatMoment } from '@/components/admin/moment';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { LastPublished } from '@/components/editor/last-published';
import { FaultyFiles, KindList, Obstacles } from '@/components/editor/overview';
import { PublishForm } from '@/components/editor/publish-form';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { listPasskeys } from '@/lib/admin/passkeys/passkey';
import { getLibrary } from '@/lib/content/store/library';
import { todoPath } from '@/lib/editor/content-paths';
import { contentPlace } from '@/lib/editor/content-place';
import { entryPath, isEntryKind, mayWrite } from '@/lib/editor/entries/entry-kinds';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import { createEntryNames, entryTitle } from '@/lib/editor/lists/entry-title';
import { readOverview } from '@/lib/editor/lists/overview';
import { weekPath } from '@/lib/editor/screenings/week';
import { dayOf } from '@/lib/primitives/time/days';
import { adminPage } from '../admin-page';

/** Kinds of content with their counts, what waits to be published, the person's drafts, and what is faulty. */
export default adminPage('content', async (props) => {
  const { db, visitor, now, query } = props;
  const { locale, email, personId } = visitor;
  const t = await getEditorTranslator(locale);
  const { timeZone } = getLibrary().site;
  const place = contentPlace();
  const overview = await readOverview(db, { place, locale, email });
  const passkeys = await listPasskeys(db, personId);
  const today = dayOf(now.getTime(), timeZone);
  const mayPublish = hasAccess(props, 'publishing');
  const drafts = overview.drafts.filter(
    ({ editor, state }) => editor === email || state !== 'draft',
  );
  const { lastPublished, remoteFailure, isBuildOwed, obstacles } = overview;
  return (
    <>
      <ContentHead t={t} title={t('title')} query={query} above={[]}>
        <a href="/desk/content/film/new" className="button">
          {t('form.newEntry.film')}
        </a>
        <a href={weekPath({ week: today, day: today })} className="button">
          {t('week.add')}
        </a>
        <a href="/desk/content/news/new" className="button">
          {t('form.newEntry.news')}
        </a>
        <a href={todoPath()} className="button">
          {t('todo.title')}
        </a>
      </ContentHead>
      <Obstacles t={t} obstacles={obstacles} />
      {query.said === 'discarded' && isEntry(query.entry) && (
        <p>
          <a href={`/desk/content/${query.entry}/history`}>{t('drafts.undoDiscard')}</a>
        </p>
      )}
      {overview.isNew && <p className="page-words">{t('welcome')}</p>}
      {passkeys.length === 0 && (
        <p className="page-words">
          {t('passkey')} <a href="/desk/people">{t('addPasskey')}</a>
        </p>
      )}
      {isBuildOwed && query.said !== 'published-for-build' && (
        <p role="alert" className="notice">
          {t('notices.published-for-build')}
        </p>
      )}
      {remoteFailure && (
        <p role="alert" className="notice error">
          {t('problems.push', { since: formatMoment(remoteFailure.since, locale) })}{' '}
          <small>{remoteFailure.message}</small>
        </p>
      )}
      <KindList t={t} counts={overview.counts.filter(([kind]) => mayWrite(visitor.role, kind))} />
      <h2>{t(mayPublish ? 'drafts.toPublish' : 'drafts.own')}</h2>
      {drafts.length === 0 && <p className="empty">{t('drafts.none')}</p>}
      <PublishForm {...{ t, locale, drafts, mayPublish, email, timeZone }} today={today} />
      {lastPublished && mayPublish && (
        <LastPublished {...{ t, locale, ...lastPublished }} nameEntry={createEntryNames(locale)} />
      )}
      <FaultyFiles
        t={t}
        files={overview.faulty}
        nameEntry={(entry) => {
          const kind = t(`kinds.${entry.kind}.many`);
          return isFolderKind(entry.kind)
            ? `${kind} › ${entryTitle(entry, place.contentFolder, locale)}`
            : kind;
        }}
      />
    </>
  );
});

/** Whether a text names an entry: `film/nerven`. */
function isEntry(text = ''): boolean {
  const [kind, slug = '', ...rest] = text.split('/');
  return isEntryKind(kind) && rest.length === 0 && entryPath(kind, slug) !== undefined;
}
