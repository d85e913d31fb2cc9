import { isFile, isSiteMedia, mediaFilePath } from '@/lib/content/store/media-files';
import { type Issue, quoted } from '../issue';
import { cameraFormat, conversionAdvice, slugOf } from './camera-pictures';
import { listReferencedFiles, type MediaReferences } from './missing-files';
import { plainName, sameFile } from './near-file';

/**
 * An issue for each address in the site's media that cannot be shown to visitors: with blanks, or of a picture in a
 * camera's format. It says more than the schema does about the same field.
 */
export function findMediaNameIssues(content: MediaReferences, contentFolder: string): Issue[] {
  return listReferencedFiles(content, contentFolder).flatMap(({ path, field, src }) => {
    // Files for the press are downloaded, not shown.
    const format = field.startsWith('pressKit.') ? undefined : cameraFormat(src);
    if (!isSiteMedia(src) || !(format || /\s/.test(src))) return [];
    const file = mediaFilePath(src, contentFolder);
    const same = sameFile(file, isUsable);
    const original = isFile(file) ? file : sameFile(file);
    const expected = format
      ? { text: 'a JPEG, PNG, WebP or AVIF: browsers do not show a {format}', values: { format } }
      : 'a file name without blanks';
    const advice = format
      ? conversionAdvice(original ?? file, slugOf(path))
      : { text: 'Rename the file: {name}.', values: { name: plainName(file) } };
    return {
      ...{ path, field, expected, found: { words: quoted(src), source: src } },
      ...(same && { near: same.slice(contentFolder.length) }),
      ...(!same && original && { advice }),
    };
  });
}

const isUsable = (name: string) => !/\s/.test(name) && !cameraFormat(name);
