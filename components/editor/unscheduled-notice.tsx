import { formatMoment } from '@/components/admin/moment';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorTranslator } from './editor-translator';
import { scheduleId } from './schedule';

type Props = {
  t: EditorTranslator;
  locale: Locale;
  /** `unscheduled`: the moment of the publication that the last change has cancelled. */
  query: Record<string, string | undefined>;
  mayPublish: boolean;
  /** The page where the drafts are scheduled or handed in again; absent: this one. */
  path?: string;
};

/** Warns that a change in a calendar has cancelled a scheduled publication (`tellUnscheduled`). */
export function UnscheduledNotice({ t, locale, query, mayPublish, path = '' }: Props) {
  const { unscheduled: at = '' } = query;
  if (Number.isNaN(Date.parse(at))) return null;
  return (
    <p role="alert" className="notice error">
      {t(mayPublish ? 'week.unscheduled.schedule' : 'week.unscheduled.handIn', {
        at: formatMoment(at, locale),
      })}{' '}
      <a href={`${path}#${mayPublish ? scheduleId : 'drafts'}`}>
        {t(mayPublish ? 'form.schedule.button' : 'form.handIn')}
      </a>
    </p>
  );
}
