import { useTranslations } from 'next-intl';
import { Poster } from '@/components/films/poster';
import { LocaleLink } from '@/components/navigation/locale-link';
import type { TimelineFilm } from '@/lib/films/timeline/timeline-year';
import { wallSheetPath } from '@/lib/posters/poster-path';

/** A film on the wall: its small poster, or the picture that it has anyway, with its title as text. */
export function WallPoster({ film }: { film: TimelineFilm }) {
  const t = useTranslations('Timeline');
  const { slug, title, small, poster, watchable } = film;
  // A large poster that is drawn has its title on it.
  const isTitled = small ?? poster;
  return (
    <LocaleLink href={`/movie/${slug}`} className="wall-poster">
      {small ? (
        <svg aria-hidden="true">
          <use href={`${wallSheetPath(small.sheet)}#${slug}`} />
        </svg>
      ) : (
        <Poster film={film} alt="" sizes="(min-width: 64rem) 10vw, 25vw" />
      )}
      <span
        lang={title.lang}
        className={isTitled ? 'wall-title' : 'sr-only'}
        style={{ color: small?.type }}
      >
        {title.text}
      </span>
      {watchable && (
        <span className="wall-seal">
          <span className="sr-only">, {t('watchable')}</span>
        </span>
      )}
    </LocaleLink>
  );
}
