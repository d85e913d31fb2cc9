import type { Media } from '@/lib/catalog/films/film';
import { type Provider, providers } from '@/lib/security/hosts';
import { filmPages } from '@/lib/security/links';

/** A film that lies with a provider: the provider's name, and the film's own page there. */
export type Embed = { provider: Provider; name: string; page: string };

/** The embed among a film's sources, unless the site has a file of its own. */
export function findEmbed(sources: Media['sources']): Embed | undefined {
  const [source] = sources;
  if (!source || source.provider === 'html5') return undefined;
  const { provider, src } = source;
  return { provider, name: providers[provider].name, page: filmPages[provider](src) };
}
