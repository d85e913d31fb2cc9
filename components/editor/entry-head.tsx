import { contentPath, entryPagePath } from '@/lib/editor/content-paths';
import { entryKinds } from '@/lib/editor/entries/entry-kinds';
import type { Clashes } from '@/lib/editor/form/entry-clashes';
import type { EntryFile, EntryState } from '@/lib/editor/form/entry-state';
import { previewedKinds } from '@/lib/editor/preview/lay-over';
import { readProblem } from '@/lib/editor/publishing/problem';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoment } from '../admin/moment';
import { editorName } from './author-name';
import { CalendarWords } from './calendar-words';
import { ClashNotice } from './clash-notice';
import { ContentHead } from './content-head';
import { ProblemText } from './draft-lines';
import type { ValueWords } from './field-value';
import type { FieldWords } from './field-words';

type Props = ValueWords & {
  entry: EntryFile;
  state: EntryState;
  clashes: Clashes;
  /** Whether the draft is somebody else's, which a publisher looks over. */
  isOther: boolean;
  mayPublish: boolean;
  query: Record<string, string | undefined>;
  title: string;
};

const results = ['saved', 'unchanged', 'merged', 'created', 'savedUnscheduled'] as const;

/** The entry's title and state, the ways to its other pages, and the result of the last action. */
export function EntryHead({
  words,
  locale,
  vocabularies,
  entry,
  state: { draft, published },
  clashes,
  isOther,
  mayPublish,
  query,
  title,
}: Props) {
  const { t, editor } = words;
  const { kind, slug } = entry;
  const result = results.find((one) => one === query.said);
  const problem = readProblem(draft?.problem ?? null);
  const isFolder = 'folder' in entryKinds[kind];
  // The notice of the two texts names their fields.
  const isShown = problem?.is !== 'conflict' || clashes.published.length === 0;
  return (
    <>
      <ContentHead
        {...{ t: editor, title, query }}
        words={kind === 'venues' && <CalendarWords t={editor} kind={kind} />}
        above={[
          [contentPath(), editor('title')],
          ...(isFolder ? [[`/desk/content/${kind}`, editor(`kinds.${kind}.many`)] as const] : []),
        ]}
      >
        <p className="entry-state">
          {isOther && draft && <span>{t('ofOther', { editor: editorName(draft.editor) })} · </span>}
          <b>{stateOf(draft, editor, locale)}</b>
          {draft && published === null && ` · ${t('notPublished')}`}
        </p>
        {draft && previewedKinds.has(kind) && (
          <a href={entryPagePath({ kind, slug }, 'preview', { draft: draft.id })}>
            {editor('preview.title')}
          </a>
        )}
        <a href={entryPagePath({ kind, slug }, 'history')}>{editor('history.title')}</a>
        {draft && (
          <a href={entryPagePath({ kind, slug }, 'discard', { draft: draft.id })}>
            {editor('drafts.discard')}
          </a>
        )}
      </ContentHead>
      {result && (
        <p role="status" className="notice">
          {t(`said.${result}`)}
        </p>
      )}
      <ClashNotice
        {...{ words, locale, vocabularies, entry, clashes, mayPublish }}
        draft={draft?.id}
      />
      {draft && problem && isShown && (
        <ProblemText
          {...{ t: editor, locale, problem }}
          conflictPath={entryPagePath({ kind, slug }, 'conflict', { draft: draft.id })}
        />
      )}
    </>
  );
}

function stateOf(draft: EntryState['draft'], editor: FieldWords['editor'], locale: Locale): string {
  if (!draft) return editor('states.published');
  return draft.state === 'scheduled' && draft.publish_at
    ? editor('drafts.scheduledAt', { at: formatMoment(draft.publish_at, locale) })
    : editor(`drafts.${draft.state}`);
}
