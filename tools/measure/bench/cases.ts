import { findMedia, findPage } from '../built-films';

/** Something that a site answers, and how it is asked for. */
export type Case = {
  name: string;
  path: string | ((number: number) => string);
  headers?: Record<string, string>;
  /** What it is asked for in; one of them where it is the same in all. */
  encodings?: readonly Encoding[];
};
export const encodings = ['identity', 'gzip', 'br'] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes into a film of which a part is asked for. */
const part = [100_000, 199_999] as const;

/** A film's page, and a film long enough for the part. */
function findFilms(root: string) {
  const page = findPage(root, 'movie');
  const film = findMedia(root, '.mp4', part[1] + 1);
  if (!page || !film) throw new Error('The build has no film, or none that lies with it as MP4');
  return { page, film };
}

/**
 * Asks a site by its `get` for what has no address that is known beforehand: a payload's, a tag, a chunk.
 * @param root of the build
 */
export async function listCases(
  root: string,
  get: (
    path: string,
    headers?: Record<string, string>,
  ) => Promise<{ headers: Record<string, string | string[] | undefined>; body: Buffer }>,
): Promise<Case[]> {
  const { page, film } = findFilms(root);
  const slug = page.slice('/movie/'.length);
  const shown = await get(page);
  const [chunk = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(shown.body.toString()) ?? [];
  const payload = String((await get(page, { rsc: '1' })).headers.location ?? `${page}?_rsc`);
  const alone = ['identity'] as const;
  return [
    { name: 'page', path: page },
    { name: 'home', path: '/', headers: { 'accept-language': 'fr-CH,fr;q=0.9,en;q=0.8' } },
    {
      ...{ name: 'home to /de', path: '/', encodings: alone },
      headers: { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' },
    },
    { name: 'payload', path: payload, headers: { rsc: '1' } },
    {
      ...{ name: '304', path: page, encodings: alone },
      headers: { 'if-none-match': String(shown.headers.etag) },
    },
    { name: '404', path: '/nowhere/at-all' },
    { name: 'catalogue, kept', path: '/catalogue?q=nosferatu' },
    { name: 'catalogue, cold', path: (number) => `/catalogue?q=film+${number}`, encodings: ['br'] },
    // Little more than a form: what Next takes for any page that is rendered when it is asked for.
    { name: 'form, by Next', path: (number) => `/retractation?n=${number}`, encodings: ['br'] },
    { name: 'API, kept', path: '/api/films?q=nosferatu' },
    { name: 'cards, kept', path: `/api/cards?locale=fr&films=${slug}` },
    { name: 'API, cold', path: (number) => `/api/films?q=film+${number}`, encodings: ['br'] },
    { name: 'sitemap', path: '/sitemap.xml' },
    { name: 'poster', path: `/poster/${slug}.svg` },
    { name: 'chunk', path: chunk },
    { name: 'range', path: film, headers: { range: `bytes=${part.join('-')}` }, encodings: alone },
  ];
}
