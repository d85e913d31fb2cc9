import { Field } from '@/components/admin/admin-form';
import { weekPath } from '@/lib/editor/screenings/week';
import { formatDayRange } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { addDays } from '@/lib/primitives/time/days';
import type { EditorTranslator } from '../editor-translator';

type Props = { t: EditorTranslator; locale: Locale; monday: string; today: string };

/** The dates of the week, with links to other weeks. */
export function WeekNav({ t, locale, monday, today }: Props) {
  return (
    <nav className="calendar-nav" aria-label={t('week.other')}>
      <a href={weekPath({ week: addDays(monday, -7) })} rel="prev" aria-label={t('week.previous')}>
        ←
      </a>
      <h2>{formatDayRange(monday, addDays(monday, 6), locale)}</h2>
      <a href={weekPath({ week: addDays(monday, 7) })} rel="next" aria-label={t('week.next')}>
        →
      </a>
      <a href={weekPath({ week: today })}>{t('week.this')}</a>
      <form method="get" action="/desk/content/screenings" autoComplete="off">
        <Field label={t('week.jump')} name="week" type="date" defaultValue={monday} required />
        <button type="submit" className="quiet">
          {t('week.go')}
        </button>
      </form>
    </nav>
  );
}
