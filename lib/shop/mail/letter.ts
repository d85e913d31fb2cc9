import type { LocalText } from '@/lib/primitives/text/local-text';

/** The content of a mail before rendering; text and HTML are both rendered from it. */
export type Letter = {
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
