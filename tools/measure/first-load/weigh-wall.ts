import { gzipSync } from 'node:zlib';

const sheet = /\/poster\/_[^"#?&]+\.svg/g;

/**
 * What the timeline weighs on the line, in bytes of gzip: its page, and every sheet of small posters that it names.
 * @param ask what a path of the site answers
 */
export async function weighWall(ask: (path: string) => Promise<string>): Promise<number> {
  const html = await ask('/catalogue?view=timeline');
  const sheets = [...new Set(html.match(sheet))];
  if (sheets.length === 0) throw new Error('The timeline has no posters.');
  const bodies = [html, ...(await Promise.all(sheets.map(ask)))];
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
