import { chooseStart } from '@/lib/player/resume/choose-start';
import { openPlaces } from '@/lib/player/resume/places';
import { readTimeLink } from '@/lib/player/time-link/read-time-link';
import { placeName } from './place-name';
import { readPosition } from './position';

/** Where a film begins, in seconds: the address before this tab's last place, that before the device's. */
export function chooseBeginning(slug: string, type: 'video' | 'audio', src: string) {
  return chooseStart({
    link: readTimeLink(window.location),
    saved: readPosition(src) ?? openPlaces().read(placeName(slug, type)),
  }).time;
}
