import { type FfmpegRun, ffmpeg } from '../ffmpeg/ffmpeg';
import { jpegColours } from '../picture/jpeg-colours';
import type { Matrix } from '../probe/recording';
import type { SpriteLayout } from './sprite-layout';

/** Draws the frame in the middle of every interval of `film` on the sheets, into `run.cwd`. */
export async function drawSprites(
  film: string,
  layout: SpriteLayout,
  matrix: Matrix,
  run: FfmpegRun,
): Promise<void> {
  const { interval, tile, tiles, columns, rows, sheets } = layout;
  // A film shorter than half an interval would give no frame at all: its last one stands still.
  const lengthened = `tpad=stop_mode=clone:stop_duration=${interval}`;
  // `fps` rounds to the nearest: the frame it takes for an interval is the one in its middle.
  const picked = `${lengthened},fps=1/${interval},trim=end_frame=${tiles}`;
  const laidOut = `scale=${tile.width}:${tile.height}:flags=lanczos,tile=${columns}x${rows}`;
  // Last, for the tiling forgets which colours it was given.
  const colours = `scale=${jpegColours(matrix)},format=yuvj444p`;
  const picture = ['-frames:v', String(sheets), '-q:v', '3', '-map_metadata', '-1', '-an'];
  const files = sheets === 1 ? ['-update', '1', 'sprite.jpg'] : ['sprite-%d.jpg'];
  await ffmpeg(['-i', film, '-vf', `${picked},${laidOut},${colours}`, ...picture, ...files], run);
}
