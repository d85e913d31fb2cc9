import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jpegColours } from '@/tools/media/encoding-arguments';
import { type FfmpegRun, ffmpeg } from '@/tools/media/ffmpeg';
import type { ColourMatrix } from '@/tools/media/probe/recording';
import { type SpriteLayout, spriteName } from '@/tools/media/sprite-layout';
import type { StepContext, StepOf } from './step';

/** Renders the sprite sheets and writes their WebVTT index. */
export async function makeSprites(step: StepOf<'sprites'>, context: StepContext): Promise<void> {
  const onProgress = (done: number) => context.onProgress(done / context.seconds);
  const run = { cwd: context.part, onProgress, signal: context.signal };
  await drawSprites(join(context.folder, 'film.mp4'), step.layout, step.matrix, run);
  const vtt = thumbnailsFile(step.layout, step.seconds);
  await writeFile(join(context.part, 'thumbnails.vtt'), vtt);
}

/** Renders the middle frame of each interval of `film` onto the sheets, into `run.cwd`. */
async function drawSprites(
  film: string,
  layout: SpriteLayout,
  matrix: ColourMatrix,
  run: FfmpegRun,
): Promise<void> {
  const { interval, tile, tiles, columns, rows, sheets } = layout;
  // Repeats the last frame, because a film shorter than half an interval would otherwise give no frame.
  const lengthened = `tpad=stop_mode=clone:stop_duration=${interval}`;
  // `fps` rounds to the nearest frame: for each interval, it picks the middle one.
  const frameFilter = `${lengthened},fps=1/${interval},trim=end_frame=${tiles}`;
  const tileFilter = `scale=${tile.width}:${tile.height}:flags=lanczos,tile=${columns}x${rows}`;
  // The colour conversion comes last, since the tile filter drops the colour metadata.
  const colours = `scale=${jpegColours(matrix)},format=yuvj444p`;
  const picture = ['-frames:v', String(sheets), '-q:v', '3', '-map_metadata', '-1', '-an'];
  const files = sheets === 1 ? ['-update', '1', 'sprite.jpg'] : ['sprite-%d.jpg'];
  await ffmpeg(
    ['-i', film, '-vf', `${frameFilter},${tileFilter},${colours}`, ...picture, ...files],
    run,
  );
}

/** WebVTT file that maps the time ranges of a film to tiles on the sheets. */
export function thumbnailsFile(layout: SpriteLayout, seconds: number): string {
  const cues = Array.from({ length: layout.tiles }, (_, index) => {
    const end = index === layout.tiles - 1 ? seconds : (index + 1) * layout.interval;
    return `${timecode(index * layout.interval)} --> ${timecode(end)}\n${placeOf(layout, index)}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function placeOf(layout: SpriteLayout, index: number): string {
  const { columns, rows, tile } = layout;
  const sheet = Math.floor(index / (columns * rows));
  const onSheet = index % (columns * rows);
  const x = (onSheet % columns) * tile.width;
  const y = Math.floor(onSheet / columns) * tile.height;
  return `${spriteName(layout, sheet)}#xywh=${x},${y},${tile.width},${tile.height}`;
}

/** Formats seconds as a WebVTT timestamp: `00:01:02.500`. */
export function timecode(seconds: number): string {
  const millis = Math.round(seconds * 1000);
  const padTwo = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(millis % 1000).padStart(3, '0');
  return `${padTwo(millis / 3_600_000)}:${padTwo((millis / 60_000) % 60)}:${padTwo((millis / 1000) % 60)}.${rest}`;
}
