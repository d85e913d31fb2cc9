import type { Guests } from './guests';

/** What is added to a page's policy: sources by directive. */
type Sources = Partial<Record<'script' | 'frame' | 'img' | 'media' | 'connect', readonly string[]>>;

const youtube: Sources = {
  script: ['https://www.youtube.com'],
  frame: ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
  img: ['https://i.ytimg.com'],
};
const vimeo: Sources = {
  script: ['https://player.vimeo.com'],
  frame: ['https://player.vimeo.com'],
  img: ['https://i.vimeocdn.com'],
  connect: ['https://vimeo.com'],
};
/** Files, pictures and counters of an advertisement lie wherever the one who booked it has put them. */
const ads: Sources = { img: ['https:'], media: ['https:'], connect: ['https:'] };
/** Google's SDK shows advertisements in frames, and has their visibility measured by a script of its own. */
const sdk = (origin: string): Sources => ({
  script: [origin, 'https://s0.2mdn.net'],
  frame: ['https:'],
});

/** Whom the guests of a page have to be allowed to ask, by directive. */
export function guestSources(guests: Guests | undefined, directive: keyof Sources): string[] {
  if (!guests) return [];
  const all = [
    ...guests.providers.map((name) => ({ youtube, vimeo })[name]),
    ...(guests.ads ? [ads] : []),
    ...(guests.ads?.sdk ? [sdk(guests.ads.sdk)] : []),
  ];
  return all.flatMap((sources) => sources[directive] ?? []);
}
