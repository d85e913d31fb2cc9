import type { RawFilm } from '../schema/film';
import type { RawSite } from '../schema/site';
import type { Fault } from './fault';

/** Where a film or the settings have a fault of their own, what cannot be judged is left out. */
type Read = {
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'vod' | 'media' | 'embed'>>;
  site?: Pick<Partial<RawSite>, 'ads'>;
};

/**
 * A fault for each film that is offered with nothing to watch, or with advertisements the house has none of, or that
 * others may show while the house has nothing of it to be shown.
 */
export function findEmptyOffers({ films, site }: Read, house: string): Fault[] {
  return [...films].flatMap(([slug, { vod, media, embed }]) => {
    const path = `${house}/films/${slug}.yaml`;
    const faults: Fault[] = [];
    if (vod && media && !media.film && !media.audio)
      faults.push({
        path,
        field: 'vod',
        expected: 'media.film or media.audio beside it, to watch',
      });
    if (vod?.ads && site && !site.ads) {
      const expected = {
        text: 'false, or ads in {file} that say where they come from',
        values: { file: `${house}/site.yaml` },
      };
      faults.push({ path, field: 'vod.ads', expected });
    }
    if (embed && media && !Object.values(media).some(isOwn))
      faults.push({
        path,
        field: 'embed',
        expected: 'a film, a trailer or a sound in a file beside it, to be shown elsewhere',
      });
    return faults;
  });
}

/** What lies with a provider is embedded from there. */
const isOwn = (media: RawFilm['media']['film']) => media?.sources[0]?.provider === 'html5';
