import { MediaFault } from '../media-fault';
import { languageTag } from './language-tag';
import { type ProbedStream, probeSchema } from './probe-schema';
import { readPicture } from './read-picture';
import type { Recording, Sound } from './recording';

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
