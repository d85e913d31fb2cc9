import { serveBuild } from '@/tools/build/serve-build';
import type { Fault } from '../fault';

const wrong: Record<string, string>[] = [
  { SITE_URL: 'films.example' },
  { SITE_URL: 'ftp://films.example' },
  { SITE_URL: 'https://another.example' },
  { PORT: 'http' },
  { ACCESS_LOG: 'yes' },
  { UNCACHED_LOCALES: 'xx' },
];

/** Variables that say nonsense, or another address than the build's: the start is to say so, and to end. */
export const address: Fault = {
  name: 'wrong variables at the start',
  async provoke() {
    const started: string[] = [];
    for (const env of wrong) {
      const [name = '', value] = Object.entries(env)[0] ?? [];
      const words = await serveBuild({ env }).then(
        async (site) => {
          await site.stop();
          return 'it started';
        },
        ({ message }: Error) => message,
      );
      const isSaid = words.includes(name) && words.includes(value ?? '');
      if (!isSaid || /\n\s+at /.test(words))
        started.push(`${name}=${value}: ${words.slice(0, 200)}`);
    }
    const which = started.length > 0 ? ` (${started[0]})` : '';
    return {
      said: `${wrong.length - started.length} of ${wrong.length} refused with a sentence that names them${which}`,
      isWell: started.length === 0,
    };
  },
};
