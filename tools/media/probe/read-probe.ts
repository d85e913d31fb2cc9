import { MediaFault } from '@/tools/media/media-fault';
import { type ProbedStream, probeSchema } from './probe-schema';
import type { Matrix, Picture, Recording, Sound } from './recording';

const matrices: Record<string, Matrix> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  fcc: 'bt601',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};

const interlacedOrders = ['tt', 'bb', 'tb', 'bt'];

/** Demuxers that take a picture, a row of pictures or a text for a film. */
const notFilms = /^(image2|tty|gif|apng|webp_pipe|svg_pipe|.*_pipe)$/;

/** Reads ffprobe's JSON. Throws a `MediaFault` where `file` is neither a film nor sound. */
export function readProbe(json: unknown, file: string): Recording {
  const { format, streams } = probeSchema.parse(json);
  const moving = streams.find(isMoving);
  const sound = streams.filter(({ codec_type }) => codec_type === 'audio').map(readSound);
  if (notFilms.test(format.format_name) || (!moving && sound.length === 0)) {
    throw new MediaFault(
      `${file} is neither a film nor sound (ffmpeg reads it as ${format.format_name}).`,
    );
  }
  const seconds = moving?.duration || format.duration;
  if (!seconds) {
    throw new MediaFault(
      `${file} does not say how long it is. Wrap it anew and bring that: ffmpeg -i ${file} -c copy whole.mkv`,
    );
  }
  const subtitles = streams.filter(({ codec_type }) => codec_type === 'subtitle').length;
  return { seconds, picture: moving && readPicture(moving), sound, subtitles };
}

/** A cover in a sound file is a stream of one picture, and no film. */
function isMoving({ codec_type, disposition }: ProbedStream): boolean {
  return codec_type === 'video' && !disposition.attached_pic && !disposition.still_image;
}

function readSound({ index, codec_name, channels, tags, disposition }: ProbedStream): Sound {
  const language = languageTag(tags.language ?? tags.LANGUAGE);
  const isDefault = disposition.default === 1;
  return { stream: index, codec: codec_name, channels, language, title: tags.title, isDefault };
}

/** The BCP 47 tag for a language as media files write it (ISO 639-2: `fre`, `ger`), if they do. */
function languageTag(written: string | undefined): string | undefined {
  if (!written) return undefined;
  try {
    const tag = Intl.getCanonicalLocales(written.trim())[0];
    // Four letters and more may be well-formed, but are a word such as "English", not a code.
    return tag && tag !== 'und' && /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** The moving picture in a stream, measured as it is to be shown. */
function readPicture(stream: ProbedStream): Picture {
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
