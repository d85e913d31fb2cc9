import type { Guests } from './guests';
import { adFiles, adSdk, type Directive, providers, type Sources } from './hosts';

/** Whom the guests of a page have to be allowed to ask, by directive. */
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

/** A platform for consent: its program, its question in a frame or in the page, and where it keeps the answer. */
function platform(origin: string): Sources {
  const own = [origin];
  return { script: own, style: own, frame: own, img: own, connect: own };
}
