import { stat } from 'node:fs/promises';
import { ffprobe } from '../ffmpeg/ffprobe';
import { MediaFault } from '../media-fault';
import { readProbe } from './read-probe';
import type { Recording } from './recording';

export interface Brought {
  recording: Recording;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** Looks into the file at `path` (absolute). */
export async function probe(path: string): Promise<Brought> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new MediaFault(`There is no file ${path}.`);
  if (found.isDirectory()) throw new MediaFault(`${path} is a folder. Name the film in it.`);
  if (found.size === 0) throw new MediaFault(`${path} is empty.`);
  const recording = readProbe(await ffprobe(path), path);
  return { recording, size: found.size, modified: Math.round(found.mtimeMs) };
}
