import type { Block, Fact, Letter } from './letter';

/** A label and what it says, as the language joins them; nothing after a label that a line of its own follows. */
type Labelled = (label: string, text: string) => string;

/** A letter as plain text. */
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
