import { formatTimeZone } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorTranslator } from './editor-translator';

/** A day and time of a publication, as the site's clocks show them. */
export type TypedMoment = { day?: string | undefined; time?: string | undefined };

type Props = {
  t: EditorTranslator;
  locale: Locale;
  timeZone: string;
  /** Names of the two inputs and of the button, whose value is `schedule`. */
  names: { day: string; time: string; button: string };
  isPublic: boolean;
  /** Day and time that were refused, or whose publication was cancelled. */
  moment: TypedMoment;
};

/** The id of the fold, which notices lead to. */
export const scheduleId = 'later';

/** A day and time for the publication, folded. */
export function Schedule({ t, locale, timeZone, names, isPublic, moment: { day, time } }: Props) {
  return (
    <details className="schedule-entry" id={scheduleId} open={day !== undefined}>
      <summary>{t('form.schedule.later')}</summary>
      <div>
        <label className="field">
          <span>{t('form.day')}</span>
          <input type="date" name={names.day} defaultValue={day} autoComplete="off" />
        </label>
        <label className="field">
          <span>{t('form.time')}</span>
          <input type="time" name={names.time} defaultValue={time} autoComplete="off" />
        </label>
        <button type="submit" name={names.button} value="schedule" className="quiet">
          {t('form.schedule.button')}
        </button>
      </div>
      <small className="hint">
        {t('form.timeZone', { zone: formatTimeZone(timeZone, locale) })}{' '}
        {isPublic ? t('form.schedule.until') : t('form.schedule.hidden')}
      </small>
    </details>
  );
}
