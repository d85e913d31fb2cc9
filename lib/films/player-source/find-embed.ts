import type { Media } from '@/lib/films/film';

/** A film that lies with a provider: the provider's name, and the film's own page there. */
export type Embed = { name: string; page: string };

const providers = {
  youtube: (id: string) => ({ name: 'YouTube', page: `https://www.youtube.com/watch?v=${id}` }),
  vimeo: (id: string) => ({ name: 'Vimeo', page: `https://vimeo.com/${id}` }),
} satisfies Record<string, (id: string) => Embed>;

/** The embed among a film's sources, unless the site has a file of its own. */
export function findEmbed(sources: Media['sources']): Embed | undefined {
  const source = sources[0];
  return source && source.provider !== 'html5' ? providers[source.provider](source.src) : undefined;
}
