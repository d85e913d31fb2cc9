import { Document, isMap, parse, parseDocument, stringify, visit, YAMLMap } from 'yaml';
import { z } from 'zod';
import { findHtml } from '@/lib/content/validate/text-issues';
import { getOwn } from '@/lib/primitives/json';
import { parseVtt } from '@/lib/primitives/webvtt';
import { listTexts, removeField, replaceTexts, type Step, type Text } from './step';

/**
 * Copies the media files that films and articles name from the software's `public` folder to the content's
 * media folder.
 */
const moveMedia: Step = ({ path, text }, { readPublic }) => {
  if (!/^(?:films|shop)\//.test(path)) return undefined;
  const files: { path: string; body: Buffer }[] = [];
  const moved = listTexts(text).flatMap((found) => {
    const { keys, value } = found;
    const isAddress = ['src', 'poster'].includes(keys.at(-1) ?? '');
    if (!isAddress || !/^\/(?!\/|media\/)/.test(value)) return [];
    const body = readPublic(value);
    if (!body) return [];
    files.push({ path: `media${value}`, body });
    return [{ ...found, to: `/media${value}` }];
  });
  const messages = moved.map(({ value, to }) => ({
    text: '{from} is {to} now; the file has been copied from public',
    values: { from: value, to },
  }));
  return replaceTexts(text, moved, messages, files);
};

/** Removes `lead`, which set the home page's film permanently; films are now set by day. */
const removeLead: Step = ({ path, text }) => {
  if (path !== 'site.yaml') return undefined;
  const changed = removeField(text, 'lead');
  if (changed === text) return undefined;
  const message = {
    text: '“lead” is taken out: films take turns on the home page, and programme/2026-12.yaml names one for a day: “2026-12-24: { film: {film} }”',
    values: { film: filmIn(parse(text)?.lead) },
  };
  return { text: changed, messages: [message] };
};

const leadSchema = z.object({ film: z.string() });

/** The slug of the film, or `…` if the value is invalid. */
function filmIn(lead: unknown): string {
  return leadSchema.safeParse(lead).data?.film ?? '…';
}

/** The public address must be an origin, so trailing slashes are removed. */
const trimSiteUrl: Step = ({ path, text }) => {
  if (path !== 'site.yaml') return undefined;
  const url = listTexts(text).find(({ keys }) => keys.join('.') === 'url');
  const trimmed = url?.value.replace(/\/+$/, '');
  if (!url || trimmed === undefined || trimmed === url.value) return undefined;
  const message = {
    text: '“url” is {url} now, without a slash at its end',
    values: { url: trimmed },
  };
  return replaceTexts(text, [{ ...url, to: trimmed }], [message]);
};

/** Converts SubRip captions, which browsers cannot read, to WebVTT files beside them. */
const convertCaptions: Step = ({ path, text }, { read }) => {
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
  const messages = written.map(({ value, to }) => ({
    text: '{from} is {to} now, written as WebVTT',
    values: { from: value, to },
  }));
  return replaceTexts(text, written, messages, files);
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

const replacements: [RegExp, string][] = [
  [/<(em|i)>\s*([^<>]+?)\s*<\/\1>/gi, '*$2*'],
  [/<(strong|b)>\s*([^<>]+?)\s*<\/\1>/gi, '**$2**'],
  [/<a\s+href=\\?["']([^"'\\<>]+)\\?["'][^<>]*>([^<>]+)<\/a>/gi, '[$2]($1)'],
];
const toMarkdown = (text: string) =>
  replacements.reduce((all, [html, markdown]) => all.replace(html, markdown), text);

/** Converts HTML in texts to Markdown: emphasis, strong and links. Texts with other HTML stay as they are. */
const convertHtmlToMarkdown: Step = ({ text }) => {
  const messages = [];
  let changed = text;
  for (const found of listTexts(text).reverse()) {
    const { keys, value } = found;
    const field = keys.join('.');
    const markdown = toMarkdown(value);
    if (!findHtml(value, field) || findHtml(markdown, field)) continue;
    const edited = withSource(changed, found, markdown);
    if (!edited) continue;
    changed = edited;
    messages.unshift({ text: '{field}: HTML has become Markdown', values: { field } });
  }
  return messages.length > 0 ? { text: changed, messages } : undefined;
};

/** The source with one text replaced in place; an unquoted text gets quotes if its new value needs them. */
function withSource(source: string, { start, end, keys, node }: Text, to: string) {
  const converted = toMarkdown(source.slice(start, end));
  const quoted = stringify(to, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trimEnd();
  const candidates = node.type === 'PLAIN' ? [converted, quoted] : [converted];
  return candidates
    .map((written) => source.slice(0, start) + written + source.slice(end))
    .find((edited) => readAt(edited, keys) === to);
}

function readAt(source: string, keys: readonly string[]): unknown {
  try {
    return keys.reduce((value, key) => value?.[key], parse(source));
  } catch {
    return undefined;
  }
}

/** Whether a part of a file stands for another (`*name`): neither can be moved alone, so its editor does it. */
function hasAlias(document: Document.Parsed): boolean {
  let has = false;
  visit(document, {
    Alias() {
      has = true;
      return visit.BREAK;
    },
  });
  return has;
}

/** Moves a film's one trailer into the list of its trailers, with its comments. */
const listTrailer: Step = ({ path, text }) => {
  if (!path.startsWith('films/')) return undefined;
  const document = parseDocument(text);
  const trailer = document.getIn(['media', 'trailer'], true);
  if (document.errors.length > 0 || !isMap(trailer) || hasAlias(document)) return undefined;
  const entry = new YAMLMap();
  entry.set('kind', 'trailer');
  entry.items.push(...trailer.items);
  const list = new Document({});
  const media = document.get('media');
  const isAlone = isMap(media) && media.items.length === 1;
  const comments = [isAlone && media.commentBefore, trailer.commentBefore].filter(Boolean);
  if (comments.length > 0) entry.commentBefore = comments.join('\n');
  list.set('trailers', [entry]);
  const rest = isAlone ? removeField(text, 'media') : removeField(text, 'media', 'trailer');
  const message = { text: '“media.trailer” is the first of “trailers” now', values: {} };
  const end = rest.endsWith('\n') || rest === '' ? '' : '\n';
  return { text: `${rest}${end}${list.toString({ lineWidth: 0 })}`, messages: [message] };
};

/** Countries by what was written as the system of an age. */
const countryOfSystem: Record<string, string> = {
  CH: 'CH',
  JIF: 'CH',
  JIP: 'CH',
  DE: 'DE',
  FSK: 'DE',
  FR: 'FR',
  CNC: 'FR',
  AT: 'AT',
  JMK: 'AT',
};
const ageSchema = z.object({ system: z.string(), value: z.coerce.number().int() });

/** A film's one rating becomes the first of its ratings by country. */
const listAges: Step = ({ path, text }) => {
  if (!path.startsWith('films/')) return undefined;
  const { data: age } = ageSchema.safeParse(readAt(text, ['age']));
  const country = age && getOwn(countryOfSystem, age.system);
  if (!age || !country || hasAlias(parseDocument(text))) return undefined;
  const line = `${country}: ${age.value}`;
  const message = { text: '“age” is “ages” now, by country: {line}', values: { line } };
  const rest = removeField(text, 'age');
  const end = rest.endsWith('\n') || rest === '' ? '' : '\n';
  return { text: `${rest}${end}ages:\n  ${line}\n`, messages: [message] };
};

/** Automatic upgrade steps by content version. CHANGELOG.md describes the manual ones. */
export const stepsTo: Record<number, readonly Step[]> = {
  2: [removeLead, trimSiteUrl, moveMedia, convertCaptions, convertHtmlToMarkdown],
  3: [listTrailer, listAges],
};
