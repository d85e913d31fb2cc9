import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/text-link';
import type { Contact } from '@/lib/content/schema/contact';
import type { Film } from '@/lib/films/film';
import { mailtoHref } from '@/lib/text/mailto-href';

type Props = { contact: Contact; film: Pick<Film, 'title' | 'year'> };

/** Whom a cinema or a school asks for the film; a letter begins with its title. */
export function BookingContact({ contact: { name, email, phone }, film }: Props) {
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
