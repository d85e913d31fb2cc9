import { adminPage } from '@/app/desk/admin-page';
import { Field } from '@/components/admin/admin-form';
import { CalendarDrafts } from '@/components/editor/calendar-drafts';
import { CalendarWords } from '@/components/editor/calendar-words';
import { ContentHead } from '@/components/editor/content-head';
import { getFieldWords } from '@/components/editor/field-words';
import { FaultyFiles } from '@/components/editor/overview';
import { MonthDays } from '@/components/editor/programme/month-days';
import { RowForm } from '@/components/editor/row-form';
import { createRowView } from '@/components/editor/row-view';
import { UnscheduledNotice } from '@/components/editor/unscheduled-notice';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { getLibrary } from '@/lib/content/store/library';
import { findEntryIssues } from '@/lib/editor/content/entry-issues';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { entryPagePath } from '@/lib/editor/content-paths';
import { listDrafts, readDrafts } from '@/lib/editor/drafts/draft';
import { findYamlIssues } from '@/lib/editor/entries/edit-source';
import { findEntry, readEntryState } from '@/lib/editor/form/entry-state';
import { describeFiles } from '@/lib/editor/lists/content-issues';
import { dayField, readDays } from '@/lib/editor/programme/change-day';
import { addMonths, isMonth, monthPath } from '@/lib/editor/programme/month';
import { formatMonth, formatTimeZone, formatWeekday } from '@/lib/i18n/intl-format';
import { isRecord } from '@/lib/primitives/json';
import { dayOf } from '@/lib/primitives/time/days';

const results = ['saved', 'removed'] as const;

/** The films of the home page as a calendar, with the editor's drafts. */
export default adminPage('content', async (admin) => {
  const { db, visitor, now, query } = admin;
  const { locale, email } = visitor;
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const { timeZone } = getLibrary().site;
  const mayPublish = hasAccess(admin, 'publishing');
  const today = dayOf(now.getTime(), timeZone);
  const month = isMonth(query.month ?? '') ? (query.month ?? '') : today.slice(0, 7);
  const entry = findEntry('programme', month);
  const state = entry && (await readEntryState(db, entry, email));
  const issues = entry && state ? await findEntryIssues(entry, state) : [];
  const issuesOf = (day: string) =>
    issues
      .filter(({ field }) => `${field}.`.startsWith(`${day}.`))
      .map((issue) => ({ ...issue, field: issue.field.slice(day.length + 1) }));
  const days = readDays(state?.source ?? null);
  const unreadable = findYamlIssues(state?.source ?? null, entry?.path ?? '');
  const context = { timeZone, vocabularies: await readVocabularies(locale, words) };
  const shared = { words, locale, context, field: dayField() };
  const own = (await listDrafts(db, { kind: 'programme' })).filter(
    ({ editor }) => editor === email,
  );
  const drafts = await readDrafts(
    db,
    own.map(({ id }) => id),
  );
  // The form of a day that was saved with a fault stays open.
  const faulty = query.saved && issuesOf(query.saved).length > 0 ? query.saved : undefined;
  const asked = query.day ?? faulty;
  const day = asked?.startsWith(`${month}-`) ? asked : undefined;
  const stored = day === undefined ? undefined : days[day];
  const value = isRecord(stored) ? stored : {};
  const result = results.find((one) => one === query.said);
  return (
    <>
      <ContentHead
        t={t}
        title={t('kinds.programme.many')}
        query={query}
        words={
          <CalendarWords {...{ t, kind: 'programme' }} zone={formatTimeZone(timeZone, locale)} />
        }
        result={result && t(faulty ? 'month.said.faulty' : `month.said.${result}`)}
        isWarning={faulty !== undefined}
      >
        {state && (
          <a href={entryPagePath({ kind: 'programme', slug: month })}>{t('month.whole')}</a>
        )}
      </ContentHead>
      <UnscheduledNotice {...{ t, locale, query, mayPublish }} />
      <FaultyFiles
        t={t}
        files={describeFiles(unreadable, locale)}
        nameEntry={({ slug }) => formatMonth(slug, locale)}
      />
      <nav className="calendar-nav" aria-label={t('month.other')}>
        <a
          href={monthPath({ month: addMonths(month, -1) })}
          rel="prev"
          aria-label={t('month.previous')}
        >
          ←
        </a>
        <h2>{formatMonth(month, locale)}</h2>
        <a href={monthPath({ month: addMonths(month, 1) })} rel="next" aria-label={t('month.next')}>
          →
        </a>
        <a href={monthPath({ month: today.slice(0, 7) })}>{t('month.this')}</a>
        <form method="get" action="/desk/content/programme" autoComplete="off">
          <Field label={t('month.jump')} name="month" type="month" defaultValue={month} required />
          <button type="submit" className="quiet">
            {t('week.go')}
          </button>
        </form>
      </nav>
      {day && (
        <RowForm
          {...{ field: shared.field, value, mainFields: ['film', 'text'] }}
          title={t('month.add', { day: formatWeekday(day, locale) })}
          action="save-day"
          place={{ day }}
          isStored={isRecord(stored)}
          {...{ drafts, owner: email }}
          closePath={monthPath({ month })}
          view={createRowView({ ...shared, value, issues: issuesOf(day) })}
        />
      )}
      <MonthDays
        {...{ ...shared, month, today, days, issuesOf, day }}
        published={readDays(state?.published ?? null)}
      />
      <CalendarDrafts
        {...{ t, locale, kind: 'programme', at: month, drafts }}
        {...{ mayPublish, timeZone, query }}
      />
    </>
  );
});
