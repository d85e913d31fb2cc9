import { parse } from 'parse5';
import type { APIRequestContext } from 'playwright/test';
import {
  attribute,
  type Element,
  isElement,
  nodesOf,
  type Template,
} from '@/tools/crawl/page/walk-nodes';

/** An element of the server's HTML. */
export type Part = {
  get: (name: string) => string | undefined;
  /** Text without scripts, with white space collapsed. */
  text: string;
  all: (selector: string) => Part[];
  /** The first match. @throws if there is none */
  one: (selector: string) => Part;
  /** Values of an attribute, of all elements that have it. */
  list: (selector: string, name: string) => string[];
};

/** Collapses white space, as in `text`. */
export const plain = (words: string) => words.replace(/\s+/g, ' ').trim();

/** Requests a page and parses it like a browser without scripts. */
export async function readPage(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['get']>[1] = {},
) {
  const answer = await request.get(path, options);
  const html = await answer.text();
  return { ...partOf(root(html)), html, status: answer.status(), headers: answer.headers() };
}

function root(html: string): Element {
  const element = parse(html, { scriptingEnabled: false }).childNodes.find(isElement);
  if (!element) throw new Error('The answer has no element.');
  return element;
}

function partOf(element: Element): Part {
  const all = (selector: string) => select(element, selector).map(partOf);
  return {
    get: (name) => attribute(element, name),
    get text() {
      return plain(contentOf(element));
    },
    all,
    one(selector) {
      const [first] = all(selector);
      if (!first) throw new Error(`The page has no ${selector}.`);
      return first;
    },
    list: (selector, name) => all(selector).flatMap((part) => part.get(name) ?? []),
  };
}

function contentOf(node: Element | Template['content'] | Element['childNodes'][number]): string {
  if (isElement(node) && /^(?:script|style)$/.test(node.tagName)) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(contentOf).join('') : '';
}

/** Descendants that match a selector of tags, `#id`, `.class` and `[name="value"]` with `=`, `^=`, `$=` and `*=`. */
function select(from: Element, selector: string): Element[] {
  let found = new Set([from]);
  for (const step of selector.split(/\s+(?![^[]*\])/)) {
    const fits = matcher(step);
    const below = [...found].flatMap((element) => [...nodesOf(element)].slice(1).filter(isElement));
    found = new Set(below.filter(fits));
  }
  return [...found];
}

const simple = /([\w-]+)|#([\w-]+)|\.([\w-]+)|\[([\w-]+)(?:([$^*]?=)"([^"]*)")?\]/y;

function matcher(step: string): (element: Element) => boolean {
  const tests: ((element: Element) => boolean)[] = [];
  simple.lastIndex = 0;
  while (simple.lastIndex < step.length) {
    const match = simple.exec(step);
    if (!match) throw new Error(`No selector: ${step}`);
    const [, tag, id, name, key = '', sign, wanted = ''] = match;
    if (tag) tests.push((element) => element.tagName === tag);
    else if (id) tests.push((element) => attribute(element, 'id') === id);
    else if (name)
      tests.push((element) => (attribute(element, 'class') ?? '').split(/\s+/).includes(name));
    else
      tests.push((element) => {
        const value = attribute(element, key);
        if (value === undefined || !sign) return value !== undefined;
        if (sign === '^=') return value.startsWith(wanted);
        if (sign === '$=') return value.endsWith(wanted);
        return sign === '*=' ? value.includes(wanted) : value === wanted;
      });
  }
  return (element) => tests.every((test) => test(element));
}
