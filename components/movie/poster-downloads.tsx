import { useTranslations } from 'next-intl';
import { textLinkStyle } from '@/components/navigation/links';
import type { Film } from '@/lib/catalog/films/film';
import { posterDownloadKinds, posterDownloadPath } from '@/lib/posters/poster-path';

/** Download links for a film's drawn poster; the file names are in the page's language. */
export function PosterDownloads({ film: { slug, poster } }: { film: Film }) {
  const t = useTranslations('Film.posterDownloads');
  if (poster) return null;
  return (
    <p className="label mt-2 flex flex-wrap gap-x-3 text-muted print:hidden">
      <span className="py-1.5">{t('title')}</span>
      {posterDownloadKinds.map((kind) => (
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
