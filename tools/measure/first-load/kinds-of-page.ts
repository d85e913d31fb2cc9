import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every kind of page a visit can begin with, and its addresses: of films all, since their parts differ. What a house
 * does not have is left out.
 */
export function kindsOfPage(build: string): Record<string, string[]> {
  const pages = join(build, 'server/app/fr');
  const below = (folder: string) =>
    (existsSync(join(pages, folder)) ? readdirSync(join(pages, folder)) : [])
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${folder}/${name.slice(0, -'.html'.length)}`);
  const isThere = (path: string) => existsSync(join(pages, `${path}.html`));
  const transcripts = below('movie')
    .map((film) => `${film}/transcript`)
    .filter(isThere);
  const kinds = {
    home: ['/'],
    catalogue: ['/catalogue'],
    search: ['/catalogue?q=a', '/catalogue?q=zzqqxx'],
    'catalogue, other views': ['/catalogue?view=list', '/catalogue?view=timeline'],
    film: below('movie'),
    'words of a film': transcripts.slice(0, 1),
    'player for other sites': below('embed').slice(0, 1),
    collection: below('collection').slice(0, 1),
    person: below('person').slice(0, 1),
    genre: below('genre').slice(0, 1),
    'video on demand': ['/vod'].filter(isThere).concat(below('vod').slice(0, 1)),
    shop: ['/shop'].filter(isThere),
    article: below('shop').slice(0, 1),
    basket: ['/panier'].filter(isThere),
    screenings: ['/au-cinema'].filter(isThere).concat(below('au-cinema').slice(0, 1)),
    news: ['/actualites'].filter(isThere).concat(below('actualites').slice(0, 1)),
    lists: ['/a-voir'].filter(isThere),
    'what is kept': ['/vie-privee'],
    accessibility: ['/accessibilite'],
    'written page': ['/mentions-legales'].filter(isThere),
    'page not found': ['/no-such-page'],
  };
  return Object.fromEntries(Object.entries(kinds).filter(([, paths]) => paths.length > 0));
}
