import type { Media } from '@/lib/catalog/films/film';
import { type Provider, providers } from '@/lib/security/hosts';
import { filmPages } from '@/lib/security/links';

/** A film at a provider: the provider's name, and the film's page there. */
export type Embed = { provider: Provider; name: string; page: string };

/** The embed of a film, unless its first source is a file. */
export function findEmbed(sources: Media['sources']): Embed | undefined {
  const [source] = sources;
  if (!source || source.provider === 'html5') return undefined;
  const { provider, src } = source;
  return { provider, name: providers[provider].name, page: filmPages[provider](src) };
}
