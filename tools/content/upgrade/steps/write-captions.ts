import { parseVtt } from '@/lib/primitives/webvtt/parse-vtt';
import { listTexts } from '../edit-yaml';
import type { Step } from '../step';
import { replaceTexts } from './replace-texts';

/** Converts SubRip captions, which browsers cannot read, to WebVTT files beside them. */
export const writeCaptions: Step = ({ path, text }, { read }) => {
  if (!path.startsWith('films/')) return undefined;
  const files: { path: string; body: string }[] = [];
  const written = listTexts(text).flatMap((found) => {
    const to = found.value.replace(/\.srt$/i, '.vtt');
    if (!found.keys.includes('tracks') || to === found.value || !to.startsWith('/media/'))
      return [];
    const captions = read(found.value.slice(1));
    const body = captions && toWebVtt(captions);
    if (!body) return [];
    if (!read(to.slice(1))) files.push({ path: to.slice(1), body });
    return [{ ...found, to }];
  });
  const said = written.map(({ value, to }) => ({
    text: '{from} is {to} now, written as WebVTT',
    values: { from: value, to },
  }));
  return replaceTexts(text, written, said, files);
};

const time = /(\d\d:\d\d:\d\d),(\d{3})/g;

/** `undefined` if the file is not SubRip in UTF-8. */
function toWebVtt(captions: Buffer): string | undefined {
  const text = captions
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (text.includes('\uFFFD')) return undefined;
  const body = `WEBVTT\n\n${text.replace(time, '$1.$2').trim()}\n`;
  return parseVtt(body).length > 0 ? body : undefined;
}
