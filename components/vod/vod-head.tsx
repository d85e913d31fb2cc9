import { useLocale, useTranslations } from 'next-intl';
import { FilmGrid } from '@/components/films/film-grid';
import { LargeWords } from '@/components/i18n/large-words';
import { MoreLink } from '@/components/navigation/more-link';
import { listNewest } from '@/lib/films/overview';

/** The page's title, small, since the first film is its picture; and where there is none, films of the catalogue. */
export function VodHead({ count }: { count: number }) {
  const t = useTranslations('Vod');
  const films = listNewest(useLocale(), count === 0 ? 6 : 0);
  return (
    <header className="shell pt-6 md:pt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h1 className="display-2">
          <LargeWords text={t('title')} />
        </h1>
        {count > 0 && <p className="md:text-lg">{t('intro', { count })}</p>}
      </div>
      {count === 0 && <h2 className="display-3 mt-6">{t('empty')}</h2>}
      {count === 0 && films.length > 0 && (
        <div className="mt-8">
          <FilmGrid films={films} first />
          <p className="label mt-8">
            <MoreLink href="/catalogue">{t('catalogue')}</MoreLink>
          </p>
        </div>
      )}
    </header>
  );
}
