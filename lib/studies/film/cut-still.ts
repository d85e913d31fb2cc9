import { ffmpeg } from './ffmpeg';
import { jpegColours } from './jpeg-colours';

/** Cuts the frame at `seconds` from a film as a JPEG. */
export async function cutStill(film: string, seconds: number, jpeg: string): Promise<void> {
  const colours = ['-vf', `scale=${jpegColours},format=yuvj444p`];
  const picture = ['-frames:v', '1', '-q:v', '2', '-map_metadata', '-1'];
  await ffmpeg(['-ss', seconds.toFixed(3), '-i', film, ...colours, ...picture, jpeg]);
}
