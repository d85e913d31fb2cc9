import { adminPage } from '@/app/desk/admin-page';
import { CalendarDrafts } from '@/components/editor/calendar-drafts';
import { CalendarWords } from '@/components/editor/calendar-words';
import { ContentForm } from '@/components/editor/content-form';
import { ContentHead } from '@/components/editor/content-head';
import { getFieldWords } from '@/components/editor/field-words';
import { FaultyFiles } from '@/components/editor/overview';
import { RowForm } from '@/components/editor/row-form';
import { createRowView } from '@/components/editor/row-view';
import { CopyChoice, ScreeningList, WeekDays } from '@/components/editor/screenings/week-days';
import { WeekNav } from '@/components/editor/screenings/week-nav';
import { UnscheduledNotice } from '@/components/editor/unscheduled-notice';
import { hasAccess } from '@/lib/admin/entry/enter-admin';
import { goesAlong } from '@/lib/editor/actions/settle-action';
import { readVocabularies } from '@/lib/editor/content/vocabularies';
import { readDrafts } from '@/lib/editor/drafts/draft';
import { describeFiles } from '@/lib/editor/lists/content-issues';
import { createEntryNames } from '@/lib/editor/lists/entry-title';
import { screeningKey } from '@/lib/editor/screenings/change-screenings';
import { type ListedScreening, listScreenings } from '@/lib/editor/screenings/list-screenings';
import { screeningField } from '@/lib/editor/screenings/screening-field';
import { mondayOf, pastePath, weekPath } from '@/lib/editor/screenings/week';
import { formatTimeZone } from '@/lib/i18n/intl-format';
import { addDays, dayOf } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';

/** Fields that are always shown; the others are folded. */
const mainFields = ['film', 'start', 'venue', 'version', 'booking'];

const results = ['saved', 'beside', 'removed', 'copied', 'uncopied', 'taken'] as const;

/** The screenings of a week: those of files and tables, with the editor's drafts. */
export default adminPage('content', async (admin) => {
  const { db, visitor, now, query } = admin;
  const { locale } = visitor;
  const words = await getFieldWords(locale);
  const { editor: t } = words;
  const { listed, drafts, names, unreadable } = await listScreenings(db, visitor.email);
  const { timeZone } = names;
  const today = dayOf(now.getTime(), timeZone);
  const monday = mondayOf(readDay(query.week ?? '') ?? today);
  const context = { timeZone, vocabularies: await readVocabularies(locale, words) };
  const field = screeningField();
  const shared = { words, locale, context, field };
  const screenings = listed.filter(({ day = '' }) => day >= monday && day <= addDays(monday, 6));
  // The form of a screening that was saved with a fault stays open.
  const faulty = listed.find(
    ({ at, issues, value }) =>
      at !== undefined && issues.length > 0 && screeningKey(value) === query.saved,
  );
  const undated = listed.filter(({ day }) => day === undefined);
  const edited =
    listed.find(({ file, at }) => at !== undefined && query.edit === `${file}.${at}`) ?? faulty;
  const form = edited ?? newScreening(query);
  const named = new Set(listed.flatMap(({ isDraft, filmDraft }) => (isDraft && filmDraft) || []));
  const mayPublish = hasAccess(admin, 'publishing');
  const films = (await readDrafts(db, [...named])).map((draft) => ({
    ...draft,
    title: context.vocabularies.films.nameOf(draft.slug),
    isAlong: goesAlong(draft, visitor.email, mayPublish),
  }));
  const result = results.find((one) => one === query.said);
  const isBeside = result === 'beside';
  return (
    <>
      <ContentHead
        t={t}
        title={t('kinds.screenings.many')}
        query={query}
        words={
          <CalendarWords {...{ t, kind: 'screenings' }} zone={formatTimeZone(timeZone, locale)} />
        }
        result={
          result &&
          t(faulty && !isBeside ? 'week.said.faulty' : `week.said.${result}`, {
            count: Number(query.count) || 0,
          })
        }
        isWarning={isBeside || faulty !== undefined}
      >
        <a href={weekPath({ week: monday, day: monday })} className="button">
          {t('week.add')}
        </a>
        <a href={pastePath({ week: monday })} className="button">
          {t('week.paste')}
        </a>
      </ContentHead>
      <UnscheduledNotice {...{ t, locale, query, mayPublish }} />
      {result === 'copied' && query.copied && (
        <ContentForm
          action="uncopy-week"
          fields={{ week: monday, copied: query.copied }}
          button={t('week.uncopy')}
          isSecondary
        />
      )}
      <FaultyFiles
        t={t}
        files={describeFiles(unreadable, locale)}
        nameEntry={({ kind, slug }) => createEntryNames(locale)(`${kind}/${slug}`)}
      />
      <WeekNav {...{ t, locale, monday, today }} />
      {form && (
        <RowForm
          {...{ field, value: form.value, mainFields }}
          title={t(edited ? 'week.edit' : 'week.add')}
          action="save-screening"
          place={{ week: monday, ...(edited && { file: edited.file }) }}
          isStored={edited !== undefined}
          {...{ drafts, owner: visitor.email }}
          closePath={weekPath({ week: monday })}
          view={createRowView({ ...shared, value: form.value, issues: form.issues })}
        />
      )}
      {undated.length > 0 && (
        <section className="week-undated">
          <h2>{t('week.undated')}</h2>
          <ScreeningList {...{ ...shared, week: monday, screenings: undated, edited }} />
        </section>
      )}
      <WeekDays {...{ ...shared, monday, today, screenings, edited }} />
      <CalendarDrafts
        {...{ t, locale, kind: 'screenings', at: monday, drafts, films }}
        {...{ mayPublish, timeZone, query }}
      />
      {screenings.length > 0 && (
        <section>
          <h2>{t('week.copyTitle')}</h2>
          <p className="small">{t('week.copyWords')}</p>
          <ContentForm
            action="copy-week"
            fields={{ week: monday }}
            button={t('week.copy')}
            isSecondary
          >
            <CopyChoice {...{ ...shared, screenings }} />
          </ContentForm>
        </section>
      )}
    </>
  );
});

/** A new screening, prefilled from the query. */
function newScreening({
  day,
  venue,
  version,
}: Record<string, string | undefined>): Pick<ListedScreening, 'value' | 'issues'> | undefined {
  if (day === undefined) return undefined;
  const value = { start: day, ...(venue && { venue }), ...(version && { version }) };
  return { value, issues: [] };
}
