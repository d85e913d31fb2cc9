import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { useMomentWords } from './use-moment-words';

/** Notes on a screening: guests, remarks, and its former time if it was moved. */
export function ScreeningNotes({ guest, note, was, timeZone }: Screening) {
  const t = useTranslations('Screenings');
  const { moment } = useMomentWords();
  return (
    <>
      {guest && (
        <p className="screening-guest">
          {t.rich('guest', { name: () => <LocalWords value={guest} /> })}
        </p>
      )}
      {note && (
        <p className="screening-note">
          <LocalWords value={note} />
        </p>
      )}
      {was && <p className="screening-note">{t('moved', { moment: moment(was, timeZone) })}</p>}
    </>
  );
}
