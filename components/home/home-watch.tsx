import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import { MoreLink } from '@/components/navigation/more-link';
import { ScreenGrid } from '@/components/vod/screen-grid';
import { listFilms } from '@/lib/films/list-films';
import { isWatchable } from '@/lib/films/offer';

export function HomeWatch() {
  const t = useTranslations('Home');
  const now = new Date();
  const films = listFilms(useLocale()).filter((film) => isWatchable(film, now));
  if (films.length === 0) return null;
  return (
    <Section
      id="watch"
      title={t('watch')}
      aside={<MoreLink href="/vod">{t('watchMore')}</MoreLink>}
    >
      <ScreenGrid films={films.slice(0, 6)} />
    </Section>
  );
}
