import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { trailerKinds } from '@/lib/content/schema/media';
import { slugSchema } from '@/lib/content/slug-schema';
import { MediaError } from '../media-error';
import { isPictureFile } from '../pictures/make-web-pictures';

export const usage = `npm run media -- film.mp4 --slug nosferatu [--as trailer] [--force] [--out content/media]

or, of pictures: npm run media -- photo.tif photo.heic --slug nosferatu

  --slug   the film's name in addresses; its file is content/films/<slug>.yaml
  --as     a video about the film instead of the film: trailer, teaser, clip or making-of, the second of a kind
           trailer-2 and so on. It has a folder of its own, media/<slug>/trailer; the film's files stay as they are
  --force  replace what was made before, of this film or another (without it nothing is overwritten)
  --out    the folder in which the film's folder is made; otherwise media/ of the content

The lines for the film's file are printed, with its runtime and, where it is not 16:9, its ratio. Captions, chapters
and descriptions (WebVTT) that lie in the film's folder as captions.fr.vtt, chapters.de.vtt … have their lines too.`;

const options = {
  slug: { type: 'string' },
  as: { type: 'string' },
  force: { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; returns `help` if only that was requested. Throws with the usage text. */
export function readArguments(args: string[]) {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [input, ...more] = positionals;
  if (!input) throw usageError('Which film?');
  const arePictures = positionals.every(isPictureFile);
  if (more.length > 0 && !arePictures)
    throw usageError(`One film at a time; there were ${positionals.join(', ')}.`);
  if (!values.slug) throw usageError('Which film of the catalogue is it? --slug is missing.');
  const slug = slugSchema.safeParse(values.slug);
  if (!slug.success) {
    throw usageError(`--slug ${values.slug}: expected ${slug.error.issues[0]?.message}.`);
  }
  const { as } = values;
  const kind = trailerKinds.find((name) => as?.replace(/-(?:[2-9]|[1-9]\d+)$/, '') === name);
  if (as !== undefined && !kind)
    throw usageError(`--as ${as}: expected ${trailerKinds.join(', ')}, or trailer-2 and so on.`);
  if (as !== undefined && arePictures)
    throw usageError(`--as ${as} is for a video; ${positionals.join(', ')} are pictures.`);
  const out = values.out ?? join(contentDir(), 'media');
  const pictures = arePictures ? positionals : undefined;
  const path = kind ? `${slug.data}/${as}` : slug.data;
  const folder = join(out, path);
  return { input, pictures, slug: slug.data, path, kind, folder, force: values.force };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    // Removes Node's advice about arguments that begin with a hyphen, which does not apply to films.
    throw usageError(words.replace(/\. To specify a positional.*$/s, '.'));
  }
}

function usageError(words: string): MediaError {
  return new MediaError(`${words}\n\n${usage}`);
}
