import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** Markdown extensions besides CommonMark: GitHub's tables. One list for each parser stage. */
export const markdownExtensions = {
  micromark: [gfmTable()],
  mdast: [gfmTableFromMarkdown()],
};

/** An image in a text: its address and its alternative text. */
export type MarkdownPicture = { src: string; alt: string };

type Node = { type: string; children?: Node[] } & Partial<
  Record<'url' | 'alt' | 'identifier' | 'value', string | null>
>;

/** The images and the number of tables in a text, and surplus table cells, which are not displayed. */
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
    rows.flatMap(({ children = [] }) => children.slice(head?.children?.length).map(textOfNode)),
  );
  return { pictures, tables: tables.length, lostCells };
}

function textOfNode(node: Node): string {
  return flatten(node)
    .map(({ value }) => value ?? '')
    .join('');
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

/** Quick check whether a text can contain an image. */
export const mayHavePicture = (text: string) => text.includes('![');
