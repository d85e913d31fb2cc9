import { parseVtt } from '@/lib/primitives/webvtt/parse-vtt';
import { hasVttSignature } from '@/lib/primitives/webvtt/vtt-lines';
import { readText } from '../read-text';
import { type MediaFault, mostText, unreadable } from './media-fault';

const otherWords = /\.(?:srt|ass|ssa|sbv|sub|stl|ttml|dfxp|smi)$/i;

/** The issue of a web address whose extension is not WebVTT. */
export function judgeWordsAddress(src: string): MediaFault | undefined {
  return otherWords.test(src.replace(/[?#].*$/, '')) ? noWebVtt(src) : undefined;
}

/** The issue of a file of captions, chapters or thumbnails. */
export function judgeWords(file: string): MediaFault | undefined {
  const read = readText(file, mostText);
  if ('expected' in read) return unreadable(file, read);
  if (!hasVttSignature(read.text)) return noWebVtt(file);
  if (parseVtt(read.text).length > 0) return undefined;
  const text = 'times such as 00:01.000 --> 00:04.000 in {file}; none can be read';
  return { expected: { text, values: { file } } };
}

function noWebVtt(file: string): MediaFault {
  const expected = { text: 'WebVTT; {file} does not begin with WEBVTT', values: { file } };
  const [, name = ''] = /([^/]*)\.\w+$/.exec(file) ?? [];
  const advice = { text: 'This makes it: ffmpeg -i {file} {name}.vtt', values: { file, name } };
  return otherWords.test(file) ? { expected, advice } : { expected };
}
