import { framesPerSecond } from '../picture/frame';
import { ffmpeg } from './ffmpeg';
import { jpegColours } from './jpeg-colours';
import { sheetOf, tile } from './thumbnails';

/** Draws the frame in the middle of every second of a film into one sheet of small tiles. */
export async function drawSpriteSheet(film: string, seconds: number, jpeg: string): Promise<void> {
  const { columns, rows } = sheetOf(seconds);
  const middle = Math.floor(framesPerSecond / 2);
  const picked = `select='not(mod(n-${middle}\\,${framesPerSecond}))'`;
  const laidOut = `scale=${tile.width}:${tile.height}:flags=lanczos,tile=${columns}x${rows}`;
  // Last, for the tiling forgets which colours it was given.
  const colours = `scale=${jpegColours}:in_range=tv,format=yuvj444p`;
  const picture = ['-frames:v', '1', '-vsync', 'vfr', '-q:v', '3'];
  await ffmpeg(['-i', film, '-vf', `${picked},${laidOut},${colours}`, ...picture, jpeg]);
}
