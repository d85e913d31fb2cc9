import { useTranslations } from 'next-intl';
import { FilmDate } from '@/components/vod/film-date';
import type { Film } from '@/lib/films/film';

/** On which terms the film can be watched here, and until when. */
export function MovieOffer({ film: { vod } }: { film: Film }) {
  const t = useTranslations('Film');
  if (!vod) return null;
  const { ads, until } = vod;
  return (
    <p className="label mt-3 flex flex-wrap gap-x-6">
      {ads ? t('withAds') : t('withoutAds')}
      {until && (
        <span className="text-signal">
          {t.rich('until', { date: () => <FilmDate date={until} /> })}
        </span>
      )}
    </p>
  );
}
