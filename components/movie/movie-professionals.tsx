import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { MoviePage } from '@/lib/movie-page/get-movie-page';
import { BookingContact } from './booking-contact';
import { MovieDownload } from './movie-download';

/** For those who show a film or write about it: whom to ask for it, and what they may take. */
export function MovieProfessionals({ film, bookings, downloads }: MoviePage) {
  const t = useTranslations('Film');
  return (
    <Section id="professionals" title={t('professionals')}>
      <div className="wrap-anywhere grid grid-cols-1 items-start gap-x-6 gap-y-10 md:grid-cols-2">
        {bookings && <BookingContact contact={bookings} film={film} />}
        {downloads.length > 0 && (
          <div>
            <h3 className="font-bold text-lg">{t('downloads.title')}</h3>
            <ul className="mt-3">
              {downloads.map((file) => (
                <MovieDownload key={file.src} file={file} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}
