import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { markdownToText } from '@/lib/site/markdown-to-text';

/** The content of a mail before rendering; text and HTML are both rendered from it. */
export type MailContent = {
  subject: string;
  title: string;
  blocks: Block[];
};

export type Block =
  | { is: 'words'; text: string }
  /** An important notice. */
  | { is: 'notice'; text: string }
  | { is: 'heading'; text: string }
  /** `isQuiet`: a secondary link. */
  | { is: 'link'; text: string; url: string; isQuiet?: boolean }
  /** Labels with text, which may have several lines. */
  | { is: 'facts'; facts: Fact[] }
  | { is: 'lines'; head: [article: string, sum: string]; lines: Item[]; sums: Sum[] }
  | { is: 'code'; label: string; code: string }
  /** Markdown written by an editor. */
  | { is: 'written'; text: LocalText };

export type Fact = [label: string, text: string];
export type Item = { title: string; detail: string; sum: string };
export type Sum = { label: string; sum: string; isTotal?: boolean };

/**
 * Joins a label and its text as the language requires. With an empty text it formats a label that stands on the line
 * above its text.
 */
type Labelled = (label: string, text: string) => string;

type TextFormat = { labelled: Labelled; locale: Locale };

/** Renders a mail as plain text, without Markdown: headings are in capitals. */
export function renderMailText({ title, blocks }: MailContent, format: TextFormat): string {
  const parts = [title, ...blocks.map((block) => blockAsText(block, format))];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockAsText(block: Block, { labelled, locale }: TextFormat): string {
  switch (block.is) {
    case 'words':
    case 'notice':
      return block.text;
    case 'heading':
      return block.text.toLocaleUpperCase(locale);
    case 'link':
      return `${labelled(block.text, '')}\n${block.url}`;
    case 'facts':
      return block.facts.map((fact) => factAsText(fact, labelled)).join('\n');
    case 'lines':
      return [
        ...block.lines.map(({ title, detail, sum }) => `${title}\n  ${detail} = ${sum}`),
        ...(block.sums.length > 0 ? [''] : []),
        ...block.sums.map(({ label, sum }) => labelled(label, sum)),
      ].join('\n');
    case 'code':
      return `${labelled(block.label, '')}\n  ${block.code}`;
    case 'written':
      return markdownToText(block.text, locale);
  }
}

function factAsText([label, text]: Fact, labelled: Labelled): string {
  if (!text.includes('\n')) return labelled(label, text);
  return `${labelled(label, '')}\n  ${text.replaceAll('\n', '\n  ')}`;
}
