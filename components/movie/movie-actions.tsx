import { useTranslations } from 'next-intl';
import { ListButton } from '@/components/lists/list-button';
import { ListMark } from '@/components/lists/list-mark';
import { SeenMark } from '@/components/lists/seen-mark';
import { ShareButton } from '@/components/share/share-button';
import { hasLists } from '@/lib/builds/switches';
import type { Film } from '@/lib/films/film';
import { EmbedCode } from './embed-code';

/** What a visitor can do with a film: keep it to see, say that it has been seen, share it, show it elsewhere. */
export function MovieActions({ film: shown }: { film: Film }) {
  const t = useTranslations('Lists');
  const { slug, title } = shown;
  const film = { slug, title: title.text };
  return (
    <div className="mt-5 flex min-h-10 flex-wrap gap-2 print:hidden">
      {hasLists && (
        <>
          <ListButton {...film} list="toWatch" label={t('toWatchFilm', { title: title.text })}>
            <ListMark /> {t('toWatch')}
          </ListButton>
          <ListButton {...film} list="watched" label={t('watchedFilm', { title: title.text })}>
            <SeenMark /> {t('watched')}
          </ListButton>
        </>
      )}
      <ShareButton path={`/movie/${slug}`} title={title.text} />
      {shown.embed && <EmbedCode film={shown} />}
    </div>
  );
}
