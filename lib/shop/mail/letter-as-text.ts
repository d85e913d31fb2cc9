import type { Block, Fact, Letter } from './letter';

/**
 * Joins a label and its text as the language does it; with an empty text, formats a label for the
 * line below.
 */
type Labelled = (label: string, text: string) => string;

/** Renders a mail as plain text. */
export function letterAsText({ title, blocks }: Letter, labelled: Labelled): string {
  const parts = [title, ...blocks.map((block) => blockAsText(block, labelled))];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockAsText(block: Block, labelled: Labelled): string {
  switch (block.is) {
    case 'words':
      return block.text;
    case 'notice':
      return `*** ${block.text} ***`;
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
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
      return block.text.text.trim();
  }
}

function factAsText([label, text]: Fact, labelled: Labelled): string {
  if (!text.includes('\n')) return labelled(label, text);
  return `${labelled(label, '')}\n  ${text.replaceAll('\n', '\n  ')}`;
}
