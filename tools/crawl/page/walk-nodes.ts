import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Template = Tree.Template;

export function isElement(node: Tree.Node): node is Element {
  return 'tagName' in node;
}

/** Value of an element's attribute, or `undefined`. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** A node and its descendants in document order, without the contents of templates. */
export function* nodesOf(node: Tree.Node): Generator<Tree.Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}

const silent = new Set(['script', 'style']);

/** Text of a node and its descendants, without scripts and styles. */
export function textOf(node: Tree.Node): string {
  if (isElement(node) && silent.has(node.tagName)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}
