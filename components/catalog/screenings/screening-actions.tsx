import { useLocale, useTranslations } from 'next-intl';
import { Arrow } from '@/components/navigation/arrow';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { localePath } from '@/lib/i18n/locale-path';
import { useMomentWords } from './use-moment-words';

type Props = { screening: Screening; title: string };

/** State of a screening, or else its booking link; and its calendar link unless it is cancelled. */
export function ScreeningActions({ screening, title }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { about } = useMomentWords();
  const { id, booking, state } = screening;
  const words = about(screening, title);
  return (
    <div className="screening-actions">
      {state && <p className="screening-state">{t(`Screenings.state.${state}`)}</p>}
      {booking && !state && (
        <a
          href={booking}
          target="_blank"
          rel="noopener"
          className="screening-book"
          aria-label={`${t('Screenings.bookFor', words)} (${t('RichText.external')})`}
        >
          {t('Screenings.book')}
          <Arrow sign="↗" />
        </a>
      )}
      {state !== 'cancelled' && (
        <a
          href={localePath(`/seance/${id}.ics`, locale)}
          download
          className="screening-calendar"
          aria-label={t('Screenings.toCalendar', words)}
        >
          {t('Offer.addToCalendar')}
        </a>
      )}
    </div>
  );
}
