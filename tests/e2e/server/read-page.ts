import { JSDOM } from 'jsdom';
import type { APIRequestContext } from 'playwright/test';

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
  const { documentElement } = new JSDOM(html).window.document;
  return { ...partOf(documentElement), html, status: answer.status(), headers: answer.headers() };
}

function partOf(element: Element): Part {
  const all = (selector: string) => [...element.querySelectorAll(selector)].map(partOf);
  return {
    get: (name) => element.getAttribute(name) ?? undefined,
    get text() {
      const copy = element.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll('script, style')) part.remove();
      return plain(copy.textContent ?? '');
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
