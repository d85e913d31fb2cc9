import { useTranslations } from 'next-intl';
import { CoveredPlayer } from '@/components/player/covered-player';
import type { Media } from '@/lib/films/film';
import type { Showing } from '@/lib/programme/showing';
import { DayName } from './day-name';
import { HomeCaption } from './home-caption';
import { HomeFoot } from './home-foot';
import { HomePicture } from './home-picture';

/** The first screen: the film of the day, its picture as wide as the window; pressed, it plays where it stands. */
export function HomeTonight({ tonight, media }: { tonight: Showing; media: Media }) {
  const t = useTranslations('Home');
  const { film, day, picture, focus } = tonight;
  const today = t.rich('today', { date: () => <DayName day={day} /> });
  return (
    <section aria-labelledby="tonight">
      <CoveredPlayer
        {...{ film, media }}
        picture={<HomePicture film={film} src={picture} focus={focus} />}
        caption={<HomeCaption showing={tonight} aside={today} />}
        foot={<HomeFoot film={film} />}
      />
    </section>
  );
}
