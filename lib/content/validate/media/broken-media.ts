import { basename } from 'node:path';
import { fileOf, isFile, isOwn, isPicture } from '../../store/media-files';
import type { Fault } from '../fault';
import { judgeFilm } from './judge-film';
import { judgePicture } from './judge-picture';
import { judgePlaylist } from './judge-playlist';
import { judgeWords, judgeWordsAddress } from './judge-words';
import type { MediaFault } from './media-fault';
import { listFiles, type NamingFiles } from './missing-files';

/**
 * An issue for each existing image, film, playlist or text track that browsers cannot display, or that refers to a missing
 * file. Otherwise only the player would notice it, in front of a visitor.
 */
export function findBrokenMedia(content: NamingFiles, house: string, liesHere = isOwn): Fault[] {
  const judged = new Map<string, MediaFault | undefined>();
  return listFiles(content, house).flatMap(({ path, field, src }) => {
    const role = roleOf(field, src);
    if (!role) return [];
    const key = `${role} ${src}`;
    if (!judged.has(key))
      judged.set(key, judge(role, src, { house, slug: slugOf(path), liesHere }));
    const fault = judged.get(key);
    if (!fault) return [];
    const { found, ...said } = fault;
    return [{ path, field, ...said, ...(found && { found: { words: found, source: src } }) }];
  });
}

type Where = { house: string; slug: string; liesHere: (src: string) => boolean };

function judge(role: Role, src: string, { house, slug, liesHere }: Where): MediaFault | undefined {
  if (!liesHere(src)) return role === 'words' ? judgeWordsAddress(src) : undefined;
  const file = fileOf(src, house);
  if (!isFile(file)) return undefined;
  if (role === 'words') return judgeWords(file);
  if (role === 'picture') return judgePicture(file);
  return /\.m3u8$/i.test(file) ? judgePlaylist(file) : withWay(judgeFilm(file), file, slug);
}

/** Adds the command that converts a film to a playable format. */
function withWay(fault: MediaFault | undefined, file: string, slug: string) {
  if (!fault) return undefined;
  const text = 'npm run media makes one: npm run media -- {file} --slug {slug}';
  return { ...fault, advice: { text, values: { file, slug } } };
}

const slugOf = (path: string) => basename(path, '.yaml');

type Role = 'words' | 'picture' | 'film';

/** The kind of media that a field names. */
function roleOf(field: string, src: string): Role | undefined {
  if (/(?:^|\.)(?:tracks\.\d+|previewThumbnails)\.src$/.test(field) || /\.vtt$/i.test(src))
    return 'words';
  if (isPicture(src)) return 'picture';
  const isFilm = /(?:^|\.)sources\.\d+\.src$/.test(field) || /\.m3u8$/i.test(src);
  return isFilm ? 'film' : undefined;
}
