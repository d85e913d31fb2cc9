import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readDescription, writtenFolder } from '@/lib/next-internals/build-output.mjs';
import { isPayload } from '@/lib/next-internals/payloads';
import { chunksBeside } from './chunks-beside';
import { listFiles } from './list-files';
import { mapBuildFiles } from './map-build-files';
import { mapChunks } from './map-chunks';
import { mapRoutes } from './map-routes';
import type { FindUnbuilt, Routes } from './routes';

/**
 * Lists the files in `public`. `public/media` is a link to the media of the site content, which a recursive listing does
 * not follow. Names with a leading dot are internal.
 */
function listPublicFiles(root: string): string[] {
  const media = join(root, 'public/media');
  const linked = existsSync(media) ? listFiles(media).map((path) => `/media${path}`) : [];
  const all = [...listFiles(join(root, 'public')), ...linked];
  return all.filter((path) => !path.includes('/.'));
}

/** Reads the build of the project in `root`, once. Throws if there is no complete build. */
export function readRoutes(
  root: string,
  cacheableLocales: ReadonlySet<string>,
  unbuilt?: FindUnbuilt,
): Routes & { id: string } {
  const build = join(root, '.next');
  try {
    const output = readDescription(build);
    const { id } = output;
    const routes = mapRoutes(
      output,
      listPublicFiles(root),
      listFiles(join(build, writtenFolder)).filter(isPayload),
      cacheableLocales,
      unbuilt,
    );
    const [own, beside] = [mapChunks(listFiles(join(build, 'static'))), chunksBeside(root)];
    return {
      ...routes,
      id,
      built: new Map([...routes.built, ...mapBuildFiles(id)]),
      chunks: { get: (path) => own.get(path) ?? beside.get(path) },
    };
  } catch (cause) {
    throw new Error('There is no complete build here: run `npm run build` first.', { cause });
  }
}
