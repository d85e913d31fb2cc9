import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import type { Film } from '@/lib/catalog/films/film';
import {
  type PosterDownload,
  posterDownloadPath,
  posterDownloads,
} from '@/lib/posters/poster-path';

const kinds = Object.keys(posterDownloads) as PosterDownload[];

/** The drawn poster of a film as files to take away; their names are in the page's language. */
export function PosterDownloads({ film: { slug, poster } }: { film: Film }) {
  const t = useTranslations('Film.posterDownloads');
  if (poster) return null;
  return (
    <p className="label mt-2 flex flex-wrap gap-x-3 text-muted print:hidden">
      <span className="py-1.5">{t('title')}</span>
      {kinds.map((kind) => (
        <a
          key={kind}
          href={posterDownloadPath(slug, kind)}
          download={`${slug}-${t(`files.${kind}`)}`}
          rel="nofollow"
          className={`${textLinkStyle} py-1.5`}
        >
          {t(kind)}
        </a>
      ))}
    </p>
  );
}
