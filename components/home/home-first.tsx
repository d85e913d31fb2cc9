import type { Programme } from '@/lib/programme/get-programme';
import { HomeLead } from './home-lead';
import { HomeTitle } from './home-title';
import { HomeTonight } from './home-tonight';

/** What the home page opens with: a film to play, else a film to read about, else the house itself. */
export function HomeFirst({ tonight, lead }: Pick<Programme, 'tonight' | 'lead'>) {
  const media = tonight?.film.media.film;
  if (tonight && media) return <HomeTonight tonight={tonight} media={media} />;
  return lead ? <HomeLead lead={lead} /> : <HomeTitle />;
}
