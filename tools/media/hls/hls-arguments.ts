import { colourTags, deinterlacing, keyframes, toSize } from '../encoding/filters';
import { mainSound } from '../probe/main-sound';
import type { Picture, Sound } from '../probe/recording';
import { ladder, type Rung } from './ladder';
import { trackName } from './track-name';

const packing = [
  ...['-f', 'hls', '-hls_time', '4', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
  ...['-hls_flags', 'independent_segments', '-master_pl_name', 'master.m3u8'],
  ...['-hls_segment_filename', '%v_%03d.m4s', '-hls_fmp4_init_filename', 'init_%v.mp4'],
];

/** ffmpeg's arguments, after the input, for an adaptive stream in the working folder. */
export function hlsArguments(picture: Picture, sound: readonly Sound[]): string[] {
  const rungs = ladder(picture);
  const maps = rungs.flatMap((_, index) => ['-map', `[v${index}]`]);
  const sounds = sound.flatMap(({ stream }) => ['-map', `0:${stream}`]);
  const quality = ['-preset', 'fast', '-crf', '21', '-profile:v', 'high', ...keyframes];
  const video = ['-c:v', 'libx264', ...quality, ...rungs.flatMap(rates), ...colourTags];
  const audio = sound.length > 0 ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : [];
  const clean = ['-map_metadata', '-1', '-map_chapters', '-1'];
  const streams = ['-var_stream_map', streamMap(rungs, sound), '%v.m3u8'];
  const shown = ['-filter_complex', scaling(picture, rungs), ...maps, ...sounds];
  return [...shown, ...video, ...audio, ...clean, ...packing, ...streams];
}

function scaling(picture: Picture, rungs: readonly Rung[]): string {
  const splits = rungs.map((_, index) => `[s${index}]`).join('');
  const whole = [...deinterlacing(picture), `split=${rungs.length}${splits}`].join(',');
  const scaled = rungs.map((rung, i) => `[s${i}]${toSize(picture, rung).join(',')}[v${i}]`);
  return [`[0:${picture.stream}]${whole}`, ...scaled].join(';');
}

function rates({ kilobits }: Rung, index: number): string[] {
  return [`-maxrate:v:${index}`, `${kilobits}k`, `-bufsize:v:${index}`, `${2 * kilobits}k`];
}

/** A silent film must have no audio group, since players would wait for it. */
function streamMap(rungs: readonly Rung[], sound: readonly Sound[]): string {
  const group = sound.length > 0 ? ',agroup:sound' : '';
  const pictures = rungs.map(({ height }, index) => `v:${index}${group},name:${height}`);
  const first = mainSound(sound);
  const sounds = sound.map((track, index) => {
    const language = track.language ? `,language:${track.language}` : '';
    const chosen = track === first ? ',default:yes' : '';
    return `a:${index}${group}${language},name:${trackName(track, index)}${chosen}`;
  });
  return [...pictures, ...sounds].join(' ');
}
