import { z } from 'zod';
import { MediaError } from '@/tools/media/media-error';
import type { Chapter, ColourMatrix, Picture, Recording, Sound } from './recording';

const tags = z.record(z.string(), z.string()).default({});

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().default(''),
  codec_name: z.string().default(''),
  width: z.number().default(0),
  height: z.number().default(0),
  pix_fmt: z.string().default(''),
  sample_aspect_ratio: z.string().default('1:1'),
  field_order: z.string().default('progressive'),
  color_range: z.string().default('tv'),
  color_space: z.string().default('unknown'),
  color_transfer: z.string().default('unknown'),
  channels: z.number().default(0),
  duration: z.coerce.number().optional().catch(undefined),
  bit_rate: z.coerce.number().optional().catch(undefined),
  disposition: z.record(z.string(), z.number()).default({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
  tags,
});

const chapterSchema = z.object({
  start_time: z.coerce.number(),
  end_time: z.coerce.number(),
  tags,
});

/** The part of ffprobe's JSON (`-show_format -show_streams -show_chapters`) that `readProbe` uses. */
const probeSchema = z.object({
  format: z.object({
    format_name: z.string(),
    duration: z.coerce.number().optional().catch(undefined),
    bit_rate: z.coerce.number().optional().catch(undefined),
  }),
  streams: z.array(streamSchema).default([]),
  chapters: z.array(chapterSchema).default([]),
});

type ProbedStream = z.infer<typeof streamSchema>;

const matrices: Record<string, ColourMatrix> = {
  bt709: 'bt709',
  smpte170m: 'bt601',
  bt470bg: 'bt601',
  fcc: 'bt601',
  bt2020nc: 'bt2020',
  bt2020c: 'bt2020',
};

const interlacedOrders = ['tt', 'bb', 'tb', 'bt'];

/** Demuxers that treat a picture, an image sequence or a text as a film. */
const nonVideoFormats = /^(image2|tty|gif|apng|webp_pipe|svg_pipe|.*_pipe)$/;

/** Parses ffprobe's JSON. Throws a `MediaError` if `file` is neither a film nor audio. */
export function readProbe(json: unknown, file: string): Recording {
  const { format, streams, chapters } = probeSchema.parse(json);
  const moving = streams.find(isMoving);
  const sound = streams.filter(({ codec_type }) => codec_type === 'audio').map(readSound);
  if (nonVideoFormats.test(format.format_name) || (!moving && sound.length === 0)) {
    throw new MediaError(
      `${file} is neither a film nor sound (ffmpeg reads it as ${format.format_name}).`,
      'not-film',
    );
  }
  const seconds = moving?.duration || format.duration;
  if (!seconds) {
    throw new MediaError(
      `${file} does not say how long it is. Wrap it anew and bring that: ffmpeg -i ${file} -c copy whole.mkv`,
      'no-length',
    );
  }
  const subtitles = streams.filter(({ codec_type }) => codec_type === 'subtitle').length;
  return {
    ...{ seconds, picture: moving && readPicture(moving, format), sound, subtitles },
    chapters: readChapters(chapters),
  };
}

function readChapters(chapters: readonly z.infer<typeof chapterSchema>[]): Chapter[] {
  if (chapters.length < 2) return [];
  return chapters.map(({ start_time, end_time, tags }) => ({
    ...{ start: start_time, end: end_time },
    title: (tags.title ?? tags.TITLE ?? '').replace(/\s+/g, ' ').trim(),
  }));
}

/** A cover picture in an audio file is a stream of one picture, not a film. */
function isMoving({ codec_type, disposition }: ProbedStream): boolean {
  return codec_type === 'video' && !disposition.attached_pic && !disposition.still_image;
}

function readSound({ index, codec_name, channels, tags, disposition }: ProbedStream): Sound {
  const language = languageTag(tags.language ?? tags.LANGUAGE);
  const isDefault = disposition.default === 1;
  return { stream: index, codec: codec_name, channels, language, title: tags.title, isDefault };
}

/** BCP 47 tag for a language code in a media file (ISO 639-2: `fre`, `ger`), or `undefined`. */
function languageTag(written: string | undefined): string | undefined {
  if (!written) return undefined;
  try {
    const tag = Intl.getCanonicalLocales(written.trim())[0];
    // Words of four or more letters, such as "English", may be well-formed tags but are not language codes.
    return tag && tag !== 'und' && /^[a-z]{2,3}(-|$)/.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/** The picture of a stream, with its display size. */
function readPicture(stream: ProbedStream, format: { bit_rate?: number | undefined }): Picture {
  const [across = 1, down = 1] = stream.sample_aspect_ratio.split(':').map(Number);
  // ffprobe writes 0:1 if the file gives no pixel ratio.
  const pixelRatio = across > 0 && down > 0 ? across / down : 1;
  const rotation = stream.side_data_list.find(({ rotation }) => rotation)?.rotation ?? 0;
  const isRotated = Math.abs(rotation) % 180 === 90;
  const width = Math.round(stream.width * pixelRatio);
  const interlaced = interlacedOrders.includes(stream.field_order);
  const isSquare = Math.abs(width - stream.width) <= 1;
  return {
    stream: stream.index,
    codec: stream.codec_name,
    pixelFormat: stream.pix_fmt,
    width: isRotated ? stream.height : width,
    height: isRotated ? width : stream.height,
    isStoredAsDisplayed: isSquare && rotation === 0 && !interlaced && stream.color_range !== 'pc',
    interlaced,
    // Without colour metadata, browsers decide by the height, and so does this code.
    matrix: matrices[stream.color_space] ?? (stream.height >= 720 ? 'bt709' : 'bt601'),
    highDynamicRange: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer),
    // Matroska gives that of the whole file only.
    bitRate: stream.bit_rate ?? format.bit_rate ?? 0,
  };
}
