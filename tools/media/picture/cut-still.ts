import { type FfmpegRun, ffmpeg } from '../ffmpeg/ffmpeg';
import type { Matrix } from '../probe/recording';
import { jpegColours } from './jpeg-colours';

/** Where in which film; `film` and `jpeg` are paths. */
interface Cut {
  film: string;
  seconds: number;
  jpeg: string;
  matrix?: Matrix;
}

/** Cuts the frame at `seconds` from a film as a JPEG. */
export async function cutStill(cut: Cut, run?: FfmpegRun): Promise<void> {
  const colours = ['-vf', `scale=${jpegColours(cut.matrix ?? 'bt709')},format=yuvj444p`];
  const picture = ['-frames:v', '1', '-q:v', '2', '-map_metadata', '-1', '-update', '1'];
  await ffmpeg(
    ['-ss', cut.seconds.toFixed(3), '-i', cut.film, ...colours, ...picture, cut.jpeg],
    run,
  );
}
