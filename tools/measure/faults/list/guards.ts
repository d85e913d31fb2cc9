import { ask } from '../ask';
import { askAll } from '../ask-all';
import type { Fault } from '../fault';
import { judgeGuards } from '../judge-guards';

const maps = ['/sitemap.xml', '/de/sitemap.xml'];
const more = ['/nope', '/de/nope', '/catalogue?genre=drama', '/de/catalogue?q=faust'];
/** Pictures, films, data: no page, whatever they say. */
const files = [
  '/poster/nerven.svg',
  '/media/etude-en-disques/film.mp4',
  '/api/films',
  '/robots.txt',
];
/** Every page of both languages and every kind of file, with what a browser is told about it. */
export const guards: Fault = {
  name: 'guarding headers',
  async provoke({ port }) {
    const listed = await Promise.all(maps.map((path) => ask({ port, path })));
    const pages = listed.flatMap(({ start }) =>
      [...start.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/'),
    );
    const paths = [...pages, ...more, ...files];
    const wrong: string[] = [];
    await askAll(
      { port, count: paths.length },
      (number) => ({ path: paths[number] ?? '/' }),
      (answer, { path }) => {
        const missing = judgeGuards(answer?.headers ?? {}, !files.includes(path));
        if (missing) wrong.push(`${path} wants ${missing}`);
      },
    );
    const which = wrong.length > 0 ? `: ${wrong.slice(0, 3).join(', ')}` : '';
    return {
      said: `${wrong.length} of ${paths.length} addresses without one they owe${which}`,
      isWell: wrong.length === 0 && pages.length > 20,
    };
  },
};
