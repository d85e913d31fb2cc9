import { useTranslations } from 'next-intl';
import type { Film } from '@/lib/films/film';
import { FilmMarks } from './film-marks';

/** The marks of a card that the server draws. */
export function CardMarks({ film: { slug, title } }: { film: Pick<Film, 'slug' | 'title'> }) {
  const t = useTranslations('Lists');
  return (
    <FilmMarks
      slug={slug}
      title={title.text}
      words={{ toWatch: t.raw('toWatchFilm'), seen: t('seen') }}
    />
  );
}
