import { formatMoment } from '@/components/admin/moment';
import { ContentHead } from '@/components/editor/content-head';
import { getEditorTranslator } from '@/components/editor/editor-translator';
import { LastPublished } from '@/components/editor/last-published';
import { FaultyFiles, KindList } from '@/components/editor/overview';
import { PublishForm } from '@/components/editor/publish-form';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { contentPlace } from '@/lib/editor/content-place';
import { mayWrite } from '@/lib/editor/entries/entry-kinds';
import { isFolderKind } from '@/lib/editor/lists/entry-files';
import { createEntryNames, entryTitle } from '@/lib/editor/lists/entry-title';
import { readOverview } from '@/lib/editor/lists/overview';
import { dayOf } from '@/lib/primitives/time/days';
import { adminPage } from '../admin-page';

/** Kinds of content with their counts, what waits to be published, the person's drafts, and what is faulty. */
export default adminPage('content', async (props) => {
  const { db, visitor, now, query } = props;
  const { locale, email } = visitor;
  const t = await getEditorTranslator(locale);
  const { timeZone } = getLibrary().site;
  const place = contentPlace();
  const overview = await readOverview(db, { place, locale });
  const mayPublish = hasAccess(props, 'publishing');
  const drafts = overview.drafts.filter(
    ({ editor, state }) => editor === email || state !== 'draft',
  );
  const { lastPublished, remoteFailure, isBuildOwed } = overview;
  return (
    <>
      <ContentHead t={t} title={t('title')} query={query} above={[]}>
        <a href="/desk/content/todo" className="button">
          {t('todo.title')}
        </a>
      </ContentHead>
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
      <PublishForm
        {...{ t, locale, drafts, mayPublish, email, timeZone }}
        today={dayOf(now.getTime(), timeZone)}
      />
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
