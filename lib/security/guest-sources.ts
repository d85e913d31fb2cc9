import type { Guests } from './guests';
import { adFiles, adSdk, type Directive, providers, type Sources } from './hosts';

/** Origins of a CSP directive for the third parties of a page. */
export function guestSources(guests: Guests | undefined, directive: Directive): string[] {
  if (!guests) return [];
  const { ads } = guests;
  const all: Sources[] = [
    ...guests.providers.map((name) => providers[name].sources),
    ...(ads ? [adFiles] : []),
    ...(ads?.sdk ? [{ script: [ads.sdk] }, adSdk.sources] : []),
    ...(ads?.platform ? [platform(ads.platform)] : []),
  ];
  return all.flatMap((sources) => sources[directive] ?? []);
}

/** A consent platform: script, styles, frame, images and requests of its origin. */
function platform(origin: string): Sources {
  const own = [origin];
  return { script: own, style: own, frame: own, img: own, connect: own };
}
