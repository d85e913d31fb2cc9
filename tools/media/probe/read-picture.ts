import type { ProbedStream } from './probe-schema';
import type { Matrix, Picture } from './recording';

const matrices: Record<string, Matrix> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  fcc: 'bt601',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};

const interlacedOrders = ['tt', 'bb', 'tb', 'bt'];

/** The moving picture in a stream, measured as it is to be shown. */
export function readPicture(stream: ProbedStream): Picture {
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  // 0:1 is how ffprobe says that the file does not tell.
  const pixelRatio = across > 0 && down > 0 ? across / down : 1;
  const rotation = stream.side_data_list.find(({ rotation }) => rotation)?.rotation ?? 0;
  const lying = Math.abs(rotation) % 180 === 90;
  const width = Math.round(stream.width * pixelRatio);
  const interlaced = interlacedOrders.includes(stream.field_order);
  const isSquare = Math.abs(width - stream.width) <= 1;
  return {
    stream: stream.index,
    codec: stream.codec_name,
    pixelFormat: stream.pix_fmt,
    width: lying ? stream.height : width,
    height: lying ? width : stream.height,
    asShown: isSquare && rotation === 0 && !interlaced && stream.color_range !== 'pc',
    interlaced,
    // Where nothing is said browsers go by the height, and so do we.
    matrix: matrices[stream.color_space] ?? (stream.height >= 720 ? 'bt709' : 'bt601'),
    highDynamicRange: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer),
  };
}
