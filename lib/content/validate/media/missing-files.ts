import {
  type FieldAddress,
  findMediaAddresses,
  isFile,
  isPicture,
  isSiteMedia,
  mediaFilePath,
} from '@/lib/content/store/media-files';
import { type Issue, quoted } from '../issue';
import { findMediaFile } from '../laid-over';
import { cameraFormat, conversionAdvice, slugOf } from './camera-pictures';
import { nearFile, plainName } from './near-file';

export type LocalFile = FieldAddress & { path: string };

/** Folders whose files refer to media. */
const folders = { films: 'films', articles: 'shop', pages: 'pages', news: 'news' } as const;

/** The contents of the files in these folders, and of `people.yaml`, valid or not. */
export type MediaReferences = Partial<
  Record<keyof typeof folders, ReadonlyMap<string, unknown>>
> & {
  people?: unknown;
};

/** `exists`: whether a file exists. `isLocal`: whether an address must be a file of the content folder. */
type LookupOptions = { exists?: (file: string) => boolean; isLocal?: (src: string) => boolean };

/** An issue for each image, film or track that must be in the content folder and is missing. */
export function findMissingFiles(
  content: MediaReferences,
  contentFolder: string,
  { exists = isFile, isLocal = isSiteMedia }: LookupOptions = {},
): Issue[] {
  return listReferencedFiles(content, contentFolder)
    .filter(({ src }) => isLocal(src) && !exists(findMediaFile(src, contentFolder)))
    .map(({ path, field, src }) => {
      const file = mediaFilePath(src, contentFolder);
      const near = nearFile(file);
      const expected = { text: 'the file {file}', values: { file } };
      // `found` is set here: for an image in a text, the value of the field would be the whole
      // text.
      const foundText = { words: quoted(src), source: src };
      return {
        path,
        field,
        expected,
        found: foundText,
        ...(near && propose(near, file, { path, contentFolder })),
      };
    });
}

/** Proposes an existing file, or how to make it one that the content can name. */
function propose(
  near: string,
  file: string,
  { path, contentFolder }: { path: string; contentFolder: string },
): Pick<Issue, 'near' | 'advice'> {
  if (isPicture(file) && cameraFormat(near))
    return { advice: conversionAdvice(near, slugOf(path)) };
  if (near.normalize('NFC') !== file.normalize('NFC'))
    return { near: near.slice(contentFolder.length) };
  const text = 'The accents in the file’s name are stored in another form. Rename it: {name}.';
  return { advice: { text, values: { name: plainName(near) } } };
}

/** Existing images of the content folder, with the fields that name them. */
export function listReferencedPictures(content: MediaReferences, contentFolder: string) {
  return listReferencedFiles(content, contentFolder)
    .filter(({ src }) => isSiteMedia(src) && isPicture(src))
    .map((foundText) => ({ ...foundText, file: mediaFilePath(foundText.src, contentFolder) }))
    .filter(({ file }) => isFile(file));
}

/** All addresses in the files, with their fields. */
export function listReferencedFiles(content: MediaReferences, contentFolder: string): LocalFile[] {
  const inFolders = (Object.keys(folders) as (keyof typeof folders)[]).flatMap((kind) =>
    filesBelow(content[kind] ?? new Map(), `${contentFolder}/${folders[kind]}`),
  );
  return [...inFolders, ...filesIn(content.people, `${contentFolder}/people.yaml`)];
}

function filesBelow(entries: ReadonlyMap<string, unknown>, folder: string): LocalFile[] {
  return [...entries].flatMap(([slug, entry]) => filesIn(entry, `${folder}/${slug}.yaml`));
}

function filesIn(entry: unknown, path: string): LocalFile[] {
  return findMediaAddresses(entry).map((foundText) => ({ path, ...foundText }));
}
