import { useLocale, useTranslations } from 'next-intl';
import { PageHead } from '@/components/layout/page-head';
import { ContinueRow } from '@/components/lists/continue-row';
import { TextLink } from '@/components/navigation/text-link';
import { listFilms } from '@/lib/films/list-films';
import { isUpcoming, isWatchable, leavesSoon } from '@/lib/films/offer';
import { isChosen, type VodChoice } from '@/lib/vod/choice';
import { groupByLength, lengthGroups } from '@/lib/vod/group-by-length';
import { newestToWatch } from '@/lib/vod/newest-to-watch';
import { singledOut } from '@/lib/vod/singled-out';
import { VodChoices } from './vod-choices';
import { VodGroup } from './vod-group';

/** What can be watched now, on its shelves: what leaves, what is new, by the time one has; and what comes. */
export function VodShelves({ choice }: { choice: VodChoice }) {
  const t = useTranslations('Vod');
  const now = new Date();
  const all = listFilms(useLocale());
  const watchable = all.filter((film) => isWatchable(film, now));
  const films = watchable.filter((film) => isChosen(film, choice));
  const upcoming = all.filter((film) => isUpcoming(film, now) && isChosen(film, choice));
  const groups = groupByLength(films);
  const leaving = films.filter((film) => leavesSoon(film, now));
  const shelves = [
    { id: 'leaving', title: t('leaving'), films: singledOut(leaving, films) },
    { id: 'new', title: t('latest'), films: singledOut(newestToWatch(films, now, 3), films) },
    ...lengthGroups.map((id) => ({ id, title: t(`groups.${id}`), films: groups[id] })),
    { id: 'upcoming', title: t('upcoming'), films: upcoming },
  ].filter((shelf) => shelf.films.length > 0);
  return (
    <>
      <PageHead title={t('title')}>
        <p>{watchable.length > 0 ? t('intro') : t('empty')}</p>
      </PageHead>
      {watchable.length > 0 && <VodChoices choice={choice} films={watchable} all={all} />}
      {watchable.length > 0 && films.length === 0 && (
        <p className="shell mt-10 text-lg">
          {t('noneChosen')} <TextLink href="/vod">{t('showAll')}</TextLink>
        </p>
      )}
      <ContinueRow />
      {shelves.map((shelf, index) => (
        <VodGroup key={shelf.id} {...shelf} first={index === 0} />
      ))}
    </>
  );
}
