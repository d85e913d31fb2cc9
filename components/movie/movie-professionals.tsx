import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { textLinkStyle } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import type { Film } from '@/lib/catalog/films/film';
import type { Contact } from '@/lib/content/schema/address';
import type { Download, MoviePage } from '@/lib/movie-page/get-movie-page';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { formatFileSize } from '@/lib/primitives/text/format-file-size';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';

/** For cinemas and press: contact for bookings, and files. */
export function MovieProfessionals({ film, bookings, downloads }: MoviePage) {
  const t = useTranslations('Film');
  return (
    <Section id="professionals" title={t('professionals')}>
      <div className="wrap-anywhere grid grid-cols-1 items-start gap-x-6 gap-y-10 md:grid-cols-2">
        {bookings && <BookingContact contact={bookings} film={film} />}
        {downloads.length > 0 && (
          <div className="print:hidden">
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

type Props = { contact: Contact; film: Pick<Film, 'title' | 'year'> };

/** Contact for bookings; the mail's subject is the film's title. */
function BookingContact({ contact: { name, email, phone }, film }: Props) {
  const t = useTranslations('Film.bookings');
  const subject = `${film.title.text} (${film.year})`;
  return (
    <div>
      <h3 className="font-bold text-lg">{t('title')}</h3>
      <p className="mt-1 text-muted">{t('about')}</p>
      <p className="mt-3 text-lg">{name}</p>
      {email && (
        <p className="wrap-anywhere mt-1 text-lg">
          <a href={mailtoHref(email, subject)} className={textLinkStyle}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p className="mt-1 text-lg">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={textLinkStyle}>
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}

/** A press file: name, type, size and credit, with a thumbnail of a picture. */
function MovieDownload({ file }: { file: Download }) {
  const { src, name, type, bytes, credit } = file;
  const locale = useLocale();
  const facts = [type, bytes !== undefined && formatFileSize(bytes, locale)]
    .filter(Boolean)
    .join(', ');
  return (
    <li className="group relative flex items-center gap-4 border-line border-t py-3">
      <Sign file={file} />
      <div className="min-w-0 flex-1">
        <a href={src} download className={`${textLinkStyle} after:absolute after:inset-0`}>
          <LocalizedText value={name} />
          <span className="sr-only"> ({facts})</span>
        </a>
        <p className="label mt-0.5 text-muted">
          <span aria-hidden="true">{facts}</span>
          {credit && (
            <span className="ml-3">
              <LocalizedText value={credit} />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

/** Thumbnail of a picture, or the file type. */
function Sign({ file: { made, src, type } }: { file: Download }) {
  if (!made)
    return (
      <span
        aria-hidden="true"
        className="label grid h-14 w-20 shrink-0 place-items-center bg-ink text-paper"
      >
        {type}
      </span>
    );
  const props = pictureProps({ src, made, sizes: '5rem', width: 80, height: 56 });
  return <img {...props} alt="" className="h-14 w-20 shrink-0 bg-raised object-cover" />;
}
