import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { markdownExtensions } from '@/lib/primitives/text/read-markdown';
import { siteUrl } from './site-url';

/**
 * Converts Markdown to plain text for mails: lists get bullets, and links are followed by their absolute URL in
 * brackets, with the language prefix. HTML is left out.
 */
export function markdownToText({ text }: LocalText, locale: Locale): string {
  const tree = fromMarkdown(text, {
    extensions: markdownExtensions.micromark,
    mdastExtensions: markdownExtensions.mdast,
  });
  return blocks(tree, locale);
}

/** A node of the syntax tree (mdast), with the fields that are read here. */
type Node = {
  type: string;
  children?: Node[];
  value?: string;
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
  start?: number | null;
};

function blocks(node: Node, locale: Locale, separator = '\n\n'): string {
  return (node.children ?? [])
    .map((child) => blockAsText(child, locale))
    .filter(Boolean)
    .join(separator);
}

function blockAsText(node: Node, locale: Locale): string {
  switch (node.type) {
    case 'list':
      return (node.children ?? [])
        .map((item, at) => {
          const mark = node.ordered ? `${(node.start ?? 1) + at}. ` : '• ';
          const indented = blocks(item, locale, '\n').replaceAll(
            '\n',
            `\n${' '.repeat(mark.length)}`,
          );
          return `${mark}${indented}`;
        })
        .join('\n');
    case 'table':
      return (node.children ?? [])
        .map(({ children = [] }) => children.map((cell) => inlineText(cell, locale)).join(' – '))
        .join('\n');
    case 'blockquote':
      return blocks(node, locale);
    case 'html':
      return '';
    default:
      return inlineText(node, locale);
  }
}

function inlineText(node: Node, locale: Locale): string {
  const inner = () => (node.children ?? []).map((child) => inlineText(child, locale)).join('');
  switch (node.type) {
    case 'text':
      return (node.value ?? '').replaceAll('\n', ' ');
    case 'code':
    case 'inlineCode':
      return node.value ?? '';
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'link': {
      const words = inner();
      const { url = '' } = node;
      const address = url.startsWith('/') ? siteUrl() + localePath(url, locale) : url;
      return address.replace('mailto:', '') === words ? words : `${words} (${address})`;
    }
    default:
      return inner();
  }
}
