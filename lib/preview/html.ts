import { escapeHtml } from '@/lib/text/escape-html';

/** HTML that may stand as it is: made by `html`, its parts escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** A template whose parts are escaped, safe in text and in quoted attributes, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...given: Part[]): Html {
  return new Html(String.raw({ raw: parts }, ...given.map(write)));
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined) return '';
  if (typeof part === 'object') return part.map(write).join('');
  return escapeHtml(String(part));
}
