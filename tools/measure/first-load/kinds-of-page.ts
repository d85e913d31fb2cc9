import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every kind of page a visit can begin with, and its addresses: of films all, since their parts differ. */
export function kindsOfPage(build: string): Record<string, string[]> {
  const below = (folder: string) =>
    readdirSync(join(build, 'server/app/fr', folder))
      .filter((name) => name.endsWith('.html'))
      .map((name) => `/${folder}/${name.slice(0, -'.html'.length)}`);
  return {
    home: ['/'],
    catalogue: ['/catalogue'],
    search: ['/catalogue?q=a', '/catalogue?q=zzqqxx'],
    'catalogue, other views': ['/catalogue?view=list', '/catalogue?view=timeline'],
    film: below('movie'),
    collection: below('collection').slice(0, 1),
    'video on demand': ['/vod', ...below('vod').slice(0, 1)],
    shop: ['/shop'],
    lists: ['/a-voir'],
    'what is kept': ['/vie-privee'],
    'written page': ['/mentions-legales'],
    'page not found': ['/no-such-page'],
  };
}
