import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Template = Tree.Template;

export function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node;
}

/** An element's attribute, or nothing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** A node and all below it, in the order of the page; what a template holds is none of it. */
export function* nodesOf(node: Tree.Node): Generator<Tree.Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}

const silent = new Set(['script', 'style']);

/** The words below a node, without those of scripts and styles. */
export function textOf(node: Tree.Node): string {
  if (isElement(node) && silent.has(node.tagName)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}
