import type { trailerKinds } from '@/lib/content/schema/media';
import { fitBox, maxVideoSize, type Size } from '@/tools/media/encoding-arguments';
import type { Recording } from '@/tools/media/probe/recording';
import { stillMoments } from './plan-steps';

/** Default aspect ratio of the player, which need not be written. */
const defaultRatio = '16:9';

const knownRatios = [defaultRatio, '4:3', '1:1', '1.37:1', '1.66:1', '1.85:1', '2.39:1'];

/** Relative tolerance of an aspect ratio, because rows or columns of pixels may have been cropped or padded. */
const ratioTolerance = 0.008;

export interface FinishedMedia {
  /** The folder of the files in the site's media: `nerven`, or `nerven/trailer`. */
  path: string;
  /** Set for a video about the film. */
  kind?: (typeof trailerKinds)[number] | undefined;
  recording: Recording;
  /** Names of the files in the film's folder, to find captions and chapters. */
  files: readonly string[];
  thumbhash?: string;
}

const track = /^(captions|subtitles|chapters|descriptions)\.([A-Za-z-]+)\.vtt$/;

/** The lines for `content/films/<slug>.yaml`. Values that only a person can write are included as comments. */
export function filmLines(made: FinishedMedia): string {
  const { picture, seconds } = made.recording;
  if (made.kind) return trailer(made, made.kind).join('\n');
  const lines = picture ? [...stills(made), ...film(made)] : audio(made);
  return [`runtime: ${minutes(seconds)}`, ...lines, offer].join('\n');
}

/** Without this line, the film is not offered for watching. */
const offer = 'vod: { ads: false } # to be watched here; without this line only the trailer is';

/** Whole minutes; with decimals below ten minutes. */
function minutes(seconds: number): number {
  return seconds < 600 ? Number((seconds / 60).toFixed(2)) : Math.round(seconds / 60);
}

function stills({ path, recording }: FinishedMedia): string[] {
  return [
    'stills: # each needs its alt: what is to be seen, in both languages',
    ...stillMoments(recording.seconds).flatMap((seconds, index) => [
      `  - src: /media/${path}/still-${index + 1}.jpg # at ${seconds.toFixed(0)} s`,
      '    # alt:',
      '    #   fr:',
      '    #   de:',
    ]),
  ];
}

function film(made: FinishedMedia): string[] {
  return ['media:', '  film:', ...indent(video(made), 4)];
}

/** An entry of `trailers`: it changes neither the film's running time nor its stills and offer. */
function trailer(made: FinishedMedia, kind: string): string[] {
  const lines = made.recording.picture ? video(made) : sound(made);
  const language = '# language: fr, of what is spoken or written in it';
  return ['trailers:', `  - kind: ${kind}`, ...indent([language, ...lines], 4)];
}

const indent = (lines: readonly string[], by: number) =>
  lines.map((line) => `${' '.repeat(by)}${line}`);

function video({ path, recording, files, thumbhash }: FinishedMedia): string[] {
  const size = recording.picture ?? maxVideoSize;
  const { height } = fitBox(size, maxVideoSize);
  const ratio = ratioOf(size);
  return [
    'type: video',
    ...(ratio ? [`ratio: '${ratio}'`] : []),
    `poster: /media/${path}/poster.jpg${thumbhash ? ` # thumbhash ${thumbhash}` : ''}`,
    'sources:',
    ...source(`/media/${path}/hls/master.m3u8`, 'application/vnd.apple.mpegurl'),
    ...source(`/media/${path}/film.mp4`, 'video/mp4'),
    `    size: ${height}`,
    ...tracks(path, files),
    'previewThumbnails:',
    `  src: /media/${path}/thumbnails.vtt`,
  ];
}

function audio(made: FinishedMedia): string[] {
  return ['media:', '  audio:', ...indent(sound(made), 4)];
}

function sound({ path, files }: FinishedMedia): string[] {
  const sources = source(`/media/${path}/audio.m4a`, 'audio/mp4');
  return ['type: audio', 'sources:', ...sources, ...tracks(path, files)];
}

function source(src: string, type: string): string[] {
  return ['  - provider: html5', `    src: ${src}`, `    type: ${type}`];
}

function tracks(path: string, files: readonly string[]): string[] {
  const found = files.flatMap((file) => {
    const [, kind, srclang] = track.exec(file) ?? [];
    return kind && srclang ? [{ kind, srclang, src: `/media/${path}/${file}` }] : [];
  });
  if (found.length === 0) return missingTracks(path);
  const entries = found.flatMap(({ kind, srclang, src }) => [
    `  - kind: ${kind}`,
    `    srclang: ${srclang}`,
    `    src: ${src}`,
  ]);
  return ['tracks:', ...entries];
}

/** Commented example of captions, so that the syntax need not be looked up. */
function missingTracks(path: string): string[] {
  return [
    `# tracks: # once captions.fr.vtt lies in media/${path}; so with subtitles, chapters, descriptions`,
    '#   - kind: captions',
    '#     srclang: fr',
    `#     src: /media/${path}/captions.fr.vtt`,
  ];
}

/** Aspect ratio of a picture as written in a film's file, `4:3`; `undefined` for the default. */
export function ratioOf({ width, height }: Size): string | undefined {
  const shape = width / height;
  const name = knownRatios.find((ratio) => {
    const [across = 1, down = 1] = ratio.split(':').map(Number);
    return Math.abs(shape / (across / down) - 1) < ratioTolerance;
  });
  return name === defaultRatio ? undefined : (name ?? `${Number(shape.toFixed(2))}:1`);
}
