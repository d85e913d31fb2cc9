import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** What Markdown can do here beside CommonMark: tables, as GitHub writes them. For whoever reads it, one after the other. */
export const markdownExtensions = {
  micromark: [gfmTable()],
  mdast: [gfmTableFromMarkdown()],
};

/** A picture in a text: its address as it is written, and its words for who does not see it. */
export type MarkdownPicture = { src: string; alt: string };

type Node = { type: string; children?: Node[] } & Partial<
  Record<'url' | 'alt' | 'identifier' | 'value', string | null>
>;

/** The pictures and the number of tables in a text, and the cells beyond a table's first row, which no page shows. */
export function readMarkdown(text: string): {
  pictures: MarkdownPicture[];
  tables: number;
  lostCells: string[];
} {
  const nodes = flatten(
    fromMarkdown(text, {
      extensions: markdownExtensions.micromark,
      mdastExtensions: markdownExtensions.mdast,
    }),
  );
  const addresses = new Map(
    nodes.flatMap(({ type, identifier, url }) =>
      type === 'definition' ? [[identifier, url]] : [],
    ),
  );
  const pictures = nodes.flatMap(({ type, url, alt, identifier }) => {
    if (type === 'image') return [{ src: url ?? '', alt: alt ?? '' }];
    if (type === 'imageReference')
      return [{ src: addresses.get(identifier) ?? '', alt: alt ?? '' }];
    return [];
  });
  const tables = nodes.filter(({ type }) => type === 'table');
  const lostCells = tables.flatMap(({ children: [head, ...rows] = [] }) =>
    rows.flatMap(({ children = [] }) => children.slice(head?.children?.length).map(wordsOf)),
  );
  return { pictures, tables: tables.length, lostCells };
}

function wordsOf(node: Node): string {
  return flatten(node)
    .map(({ value }) => value ?? '')
    .join('');
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** Whether a text can have a picture: of most a look says no. */
export const mayHavePicture = (text: string) => text.includes('![');
