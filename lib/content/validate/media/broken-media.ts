import { isFile, isPicture, isSiteMedia } from '@/lib/content/store/media-files';
import { isRecord } from '@/lib/primitives/json';
import { pictureTypeOf } from '@/lib/primitives/picture-type';
import type { Issue } from '../issue';
import { findMediaFile } from '../laid-over';
import { conversionAdvice, shellWord, slugOf } from './camera-pictures';
import { type MediaIssue, readHead } from './media-issue';
import { listReferencedFiles, type MediaReferences } from './missing-files';
import {
  validatePlaylist,
  validateTextTrack,
  validateTextTrackAddress,
} from './validate-text-media';
import { findVideoWarnings, validateVideo } from './validate-video';

/**
 * An issue for each existing image, film, playlist or text track that browsers cannot display, and for each
 * playlist that refers to a missing file. Otherwise the fault would only show in a visitor's player.
 */
export function findBrokenMedia(
  content: MediaReferences,
  contentFolder: string,
  isLocal = isSiteMedia,
): Issue[] {
  const validated = new Map<string, MediaIssue[]>();
  return listReferencedFiles(content, contentFolder).flatMap(({ path, field, src }) => {
    const role = roleOf(field, src);
    if (!role) return [];
    const slug = slugOf(path);
    const trailer = trailerName(content.films?.get(slug), field);
    const key = `${role} ${src} ${trailer}`;
    const end = /^media\.film\./.test(field) ? endOf(content.films?.get(slug)) : undefined;
    const issues =
      validated.get(key) ??
      validateMedia(role, src, { contentFolder, slug, trailer, end, isLocal });
    validated.set(key, issues);
    return issues.map(({ found, ...others }) => ({
      ...{ path, field, ...others },
      ...(found && { found: { words: found, source: src } }),
    }));
  });
}

/** What `npm run media --as` calls the trailer of a field: `clip`, or `trailer-2` for the second of a kind. */
function trailerName(film: unknown, field: string): string | undefined {
  const [, at] = /^trailers\.(\d+)\./.exec(field) ?? [];
  const trailers = isRecord(film) && Array.isArray(film.trailers) ? film.trailers : [];
  if (at === undefined) return undefined;
  const kinds = trailers.map((one) => (isRecord(one) && one.kind) || 'trailer');
  const kind = kinds[Number(at)] ?? 'trailer';
  const place = kinds.slice(0, Number(at) + 1).filter((one) => one === kind).length;
  return place > 1 ? `${kind}-${place}` : `${kind}`;
}

/** The latest second at which a film may still run. A minute is added, since runtimes are rounded to whole minutes. */
function endOf(film: unknown): number | undefined {
  const { runtime } = (film ?? {}) as { runtime?: unknown };
  return typeof runtime === 'number' ? (runtime + 1) * 60 : undefined;
}

type MediaContext = {
  contentFolder: string;
  slug: string;
  /** Name of the trailer (`--as`); `undefined` for the film itself. */
  trailer: string | undefined;
  end?: number;
  isLocal: (src: string) => boolean;
};

function validateMedia(
  role: Role,
  src: string,
  { contentFolder, slug, trailer, end, isLocal }: MediaContext,
): MediaIssue[] {
  if (!isLocal(src)) return role === 'words' ? listOf(validateTextTrackAddress(src)) : [];
  const file = findMediaFile(src, contentFolder);
  if (!isFile(file)) return [];
  if (role === 'words') return validateTextTrack(file, end);
  if (role === 'picture') return listOf(withPictureAdvice(validatePicture(file), file, slug));
  if (/\.m3u8$/i.test(file)) return listOf(validatePlaylist(file));
  const issue = validateVideo(file);
  const target = trailer ? `${slug} --as ${trailer}` : slug;
  return withConversionAdvice(issue ? [issue] : findVideoWarnings(file), file, target);
}

const listOf = (issue: MediaIssue | undefined) => (issue ? [issue] : []);

/** Adds the command that converts a film to a playable format. */
function withConversionAdvice(issues: MediaIssue[], file: string, slug: string): MediaIssue[] {
  const text = 'npm run media makes one: npm run media -- {file} --slug {slug}';
  return issues.map((issue) => ({
    ...issue,
    advice: { text, values: { file: shellWord(file), slug } },
  }));
}

/** Adds the command that converts a picture of a camera. */
function withPictureAdvice(issue: MediaIssue | undefined, file: string, slug: string) {
  const isConvertible = issue?.found === 'TIFF' || issue?.found === 'HEIC';
  return issue && isConvertible ? { ...issue, advice: conversionAdvice(file, slug) } : issue;
}

type Role = 'words' | 'picture' | 'film';

/** The kind of media that a field names. */
function roleOf(field: string, src: string): Role | undefined {
  if (/(?:^|\.)(?:tracks\.\d+|previewThumbnails)\.src$/.test(field) || /\.vtt$/i.test(src))
    return 'words';
  if (isPicture(src)) return 'picture';
  const isFilm = /(?:^|\.)sources\.\d+\.src$/.test(field) || /\.m3u8$/i.test(src);
  return isFilm ? 'film' : undefined;
}

const pictures = 'a JPEG, PNG, WebP or AVIF: this one only has the name of one';

/**
 * The issue of an image file whose signature is that of another format. Truncated images are detected later, when
 * they are resized (tools/pictures).
 */
export function validatePicture(path: string): MediaIssue | undefined {
  const head = readHead(path);
  const type = pictureTypeOf(head);
  if (type === 'jpeg' || type === 'png' || type === 'webp') return undefined;
  if (type === 'tiff') return { found: 'TIFF', expected: pictures };
  const text = head.toString('latin1');
  // AVIF is the major brand or one of the compatible brands (ISO/IEC 14496-12, 4.3).
  if (text.startsWith('ftyp', 4) && /avi[fs]/.test(text.slice(8, 64))) return undefined;
  return { found: head.length === 0 ? 'an empty file' : nameOf(text), expected: pictures };
}

function nameOf(text: string): string {
  if (text.startsWith('GIF8')) return 'GIF';
  if (text.startsWith('%PDF')) return 'PDF';
  if (text.startsWith('ftyp', 4)) return /hei[cx]|mif1/.test(text.slice(8, 64)) ? 'HEIC' : 'MP4';
  if (/^\s*<(?:\?xml|svg|!--)/.test(text)) return 'SVG';
  return /^\s*<(?:!doctype|html)/i.test(text) ? 'HTML' : 'a file that is no picture';
}
