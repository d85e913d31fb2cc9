import { parse, stringify } from 'yaml';
import { htmlInWords } from '@/lib/content/validate/text-faults';
import { listTexts, type Text } from '../edit-yaml';
import type { Step } from '../step';

const ways: [RegExp, string][] = [
  [/<(em|i)>\s*([^<>]+?)\s*<\/\1>/gi, '*$2*'],
  [/<(strong|b)>\s*([^<>]+?)\s*<\/\1>/gi, '**$2**'],
  [/<a\s+href=\\?["']([^"'\\<>]+)\\?["'][^<>]*>([^<>]+)<\/a>/gi, '[$2]($1)'],
];
const toMarkdown = (text: string) =>
  ways.reduce((all, [html, markdown]) => all.replace(html, markdown), text);

/** Converts HTML in texts to Markdown: emphasis, strong and links. Texts with other HTML stay as they are. */
export const writeMarkdown: Step = ({ text }) => {
  const said = [];
  let changed = text;
  for (const found of listTexts(text).reverse()) {
    const { keys, value } = found;
    const field = keys.join('.');
    const markdown = toMarkdown(value);
    if (!htmlInWords(value, field) || htmlInWords(markdown, field)) continue;
    const edited = withSource(changed, found, markdown);
    if (!edited) continue;
    changed = edited;
    said.unshift({ text: '{field}: HTML has become Markdown', values: { field } });
  }
  return said.length > 0 ? { text: changed, said } : undefined;
};

/** The source with one text replaced in place; an unquoted text gets quotes if its new value needs them. */
function withSource(source: string, { start, end, keys, node }: Text, to: string) {
  const plain = toMarkdown(source.slice(start, end));
  const quoted = stringify(to, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trimEnd();
  const tries = node.type === 'PLAIN' ? [plain, quoted] : [plain];
  return tries
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
