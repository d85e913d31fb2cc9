import type { LocalText } from '@/lib/primitives/text/local-text';

/** What a mail says, before it is text or HTML: both say the same since both are made of it. */
export type Letter = {
  subject: string;
  title: string;
  blocks: Block[];
};

export type Block =
  | { is: 'words'; text: string }
  /** What nobody is to overlook. */
  | { is: 'notice'; text: string }
  | { is: 'heading'; text: string }
  /** `isQuiet`: one that stands beside another which matters more. */
  | { is: 'link'; text: string; url: string; isQuiet?: boolean }
  /** A label and what it says, which may have several lines. */
  | { is: 'facts'; facts: Fact[] }
  | { is: 'lines'; head: [article: string, sum: string]; lines: Item[]; sums: Sum[] }
  | { is: 'code'; label: string; code: string }
  /** Markdown that an editor has written. */
  | { is: 'written'; text: LocalText };

export type Fact = [label: string, text: string];
export type Item = { title: string; detail: string; sum: string };
export type Sum = { label: string; sum: string; isTotal?: boolean };
