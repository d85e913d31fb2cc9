import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Film } from '@/lib/catalog/films/film';
import { type CardPicture, FilmMarks } from './film-marks';

type Props = {
  film: Pick<Film, 'slug' | 'title' | 'runtime'>;
  on?: CardPicture;
  children?: ReactNode;
};

/** Marks of a server-rendered card. */
export function CardMarks({ film: { slug, title, runtime }, on, children }: Props) {
  const t = useTranslations('Lists');
  return (
    <FilmMarks
      {...{ slug, runtime, on }}
      title={title.text}
      messages={{ toWatch: t.raw('toWatchFilm'), seen: t('seen') }}
    >
      {children}
    </FilmMarks>
  );
}
