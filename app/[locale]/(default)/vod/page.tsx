import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { VodGroup } from '@/components/vod/vod-group';
import { listFilms } from '@/lib/films/list-films';
import { currentLocale } from '@/lib/i18n/current-locale';
import { vodMetadata } from '@/lib/seo/page-metadata';
import { isWatchable, leavesSoon } from '@/lib/vod/availability';
import { groupByLength, lengthGroups } from '@/lib/vod/group-by-length';
import { newestToWatch } from '@/lib/vod/newest-to-watch';

export async function generateMetadata() {
  return vodMetadata(await currentLocale());
}

export default function VodPage() {
  const t = useTranslations('Vod');
  const now = new Date();
  const films = listFilms(useLocale()).filter((film) => isWatchable(film, now));
  const groups = groupByLength(films);
  return (
    <>
      <PageHead title={t('title')}>
        <p>{films.length > 0 ? t('intro') : t('empty')}</p>
      </PageHead>
      <VodGroup
        id="leaving"
        title={t('leaving')}
        films={films.filter((film) => leavesSoon(film, now))}
      />
      <VodGroup id="new" title={t('new')} films={newestToWatch(films, now, 3)} />
      {lengthGroups.map((group) => (
        <VodGroup key={group} id={group} title={t(`groups.${group}`)} films={groups[group]} />
      ))}
    </>
  );
}
