import {
  colourTags,
  deinterlaceFilters,
  fitBox,
  keyframes,
  maxVideoSize,
  type Size,
  scaleFilters,
} from './encoding-arguments';
import { mainSound, type Picture, type Sound } from './probe/recording';

const packing = [
  ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_flags', 'independent_segments', '-master_pl_name', 'master.m3u8'],
  ...['-hls_segment_filename', '%v_%03d.m4s', '-hls_fmp4_init_filename', 'init_%v.mp4'],
];

/** ffmpeg's arguments, after the input, for an adaptive stream in the working folder. */
export function hlsArguments(picture: Picture, sound: readonly Sound[]): string[] {
  const renditions = ladder(picture);
  const maps = renditions.flatMap((_, index) => ['-map', `[v${index}]`]);
  const sounds = sound.flatMap(({ stream }) => ['-map', `0:${stream}`]);
  const quality = ['-preset', 'fast', '-crf', '21', '-profile:v', 'high', ...keyframes];
  const video = ['-c:v', 'libx264', ...quality, ...renditions.flatMap(rates), ...colourTags];
  const audio = sound.length > 0 ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : [];
  const clean = ['-map_metadata', '-1', '-map_chapters', '-1'];
  const streams = ['-var_stream_map', streamMap(renditions, sound), '%v.m3u8'];
  const videoArguments = ['-filter_complex', scaling(picture, renditions), ...maps, ...sounds];
  return [...videoArguments, ...video, ...audio, ...clean, ...packing, ...streams];
}

function scaling(picture: Picture, renditions: readonly Rendition[]): string {
  const splits = renditions.map((_, index) => `[s${index}]`).join('');
  const filterChain = [...deinterlaceFilters(picture), `split=${renditions.length}${splits}`].join(
    ',',
  );
  const scaled = renditions.map(
    (rendition, i) => `[s${i}]${scaleFilters(picture, rendition).join(',')}[v${i}]`,
  );
  return [`[0:${picture.stream}]${filterChain}`, ...scaled].join(';');
}

function rates({ kilobits }: Rendition, index: number): string[] {
  return [`-maxrate:v:${index}`, `${kilobits}k`, `-bufsize:v:${index}`, `${2 * kilobits}k`];
}

/** A silent film must have no audio group, since players would wait for it. */
function streamMap(renditions: readonly Rendition[], sound: readonly Sound[]): string {
  const group = sound.length > 0 ? ',agroup:sound' : '';
  const pictures = renditions.map(({ height }, index) => `v:${index}${group},name:${height}`);
  const first = mainSound(sound);
  const sounds = sound.map((track, index) => {
    const language = track.language ? `,language:${track.language}` : '';
    const chosen = track === first ? ',default:yes' : '';
    return `a:${index}${group}${language},name:${trackName(track, index)}${chosen}`;
  });
  return [...pictures, ...sounds].join(' ');
}

/** One quality of an adaptive stream. */
interface Rendition extends Size {
  /** Maximum bitrate in kilobits per second. */
  kilobits: number;
}

const heights = [720, 480, 240];
const minStep = 0.8;

/**
 * The qualities for a picture, best first: its own size (at most 1080 lines), then the standard heights, except
 * those hardly smaller than the one before.
 */
export function ladder(picture: Size): Rendition[] {
  const sizes = [fitBox(picture, maxVideoSize)];
  for (const height of heights) {
    const above = sizes.at(-1)?.height ?? 0;
    if (height <= minStep * above)
      sizes.push(fitBox(picture, { width: maxVideoSize.width, height }));
  }
  return sizes.map((size) => ({ ...size, kilobits: kilobitsOf(size) }));
}

/** 2.5 Mbit/s for 720 lines; smaller pictures get more per pixel. */
function kilobitsOf({ width, height }: Size): number {
  const rate = 2500 * ((width * height) / (1280 * 720)) ** 0.8;
  return Math.max(100, 50 * Math.round(rate / 50));
}

/** Base name of an audio track's files: `sound-1-fr`. */
export function trackName({ language }: Pick<Sound, 'language'>, index: number): string {
  return ['sound', index + 1, language?.toLowerCase()].filter(Boolean).join('-');
}
