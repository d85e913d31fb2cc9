import { adminPage } from '@/app/desk/admin-page';
import { ContentHead } from '@/components/editor/content-head';
import { getFieldWords } from '@/components/editor/field-words';
import { PasteForm } from '@/components/editor/screenings/paste-form';
import { PastedRows } from '@/components/editor/screenings/pasted-rows';
import { UnscheduledNotice } from '@/components/editor/unscheduled-notice';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { contentPath } from '@/lib/editor/content-paths';
import { checkPasted } from '@/lib/editor/screenings/check-pasted';
import { listScreenings } from '@/lib/editor/screenings/list-screenings';
import { screeningField } from '@/lib/editor/screenings/screening-field';
import { readPaste } from '@/lib/editor/screenings/stored-paste';
import { mondayOf, weekPath } from '@/lib/editor/screenings/week';
import { dayOf } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';

/** A block of cells from a spreadsheet becomes screenings. */
export default adminPage('content', async (admin) => {
  const { db, visitor, now, query } = admin;
  const { locale, email } = visitor;
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const { written, names } = await listScreenings(db, email);
  const week = mondayOf(readDay(query.week ?? '') ?? dayOf(now.getTime(), names.timeZone));
  const table = await readPaste(db, email);
  const context = {
    timeZone: names.timeZone,
    vocabularies: await readVocabularies(locale, words),
  };
  return (
    <>
      <ContentHead
        t={t}
        title={t('paste.title')}
        query={query}
        result={
          query.said === 'taken'
            ? t('week.said.taken', { count: Number(query.count) || 0 })
            : undefined
        }
        above={[
          [contentPath(), t('title')],
          [weekPath({ week }), t('kinds.screenings.many')],
        ]}
      />
      <UnscheduledNotice
        {...{ t, locale, query, path: weekPath({ week }) }}
        mayPublish={hasAccess(admin, 'publishing')}
      />
      {table ? (
        <PastedRows
          {...{ words, locale, context, week, field: screeningField(), heads: table[0] ?? [] }}
          rows={checkPasted(table, written, names)}
        />
      ) : (
        <PasteForm t={t} week={week} />
      )}
    </>
  );
});
