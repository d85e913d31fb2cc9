import type { Media } from '@/lib/films/film';

/** A film that lies with a provider: its name, the address of its frame and of its own page. */
export type Embed = { name: string; frame: string; page: string };

const providers = {
  youtube: (id: string) => ({
    name: 'YouTube',
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }),
  vimeo: (id: string) => ({
    name: 'Vimeo',
    frame: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: `https://vimeo.com/${id}`,
  }),
} satisfies Record<string, (id: string) => Embed>;

/** The embed among a film's sources, unless the site has a file of its own. */
export function findEmbed(sources: Media['sources']): Embed | undefined {
  const source = sources[0];
  return source && source.provider !== 'html5' ? providers[source.provider](source.src) : undefined;
}
