import { listVttBlocks } from '@/lib/primitives/webvtt';

/** A rule of a WebVTT file's `STYLE` blocks, such as `::cue(.shout) { color: yellow }`. */
export type CueStyle = {
  /** Selects elements inside a cue; empty for the whole cue. */
  selector: string;
  declarations: [property: string, value: string][];
};

/** The colour classes of WebVTT's default style sheet. Each stands for the CSS colour of that name. */
const namedColours = ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue', 'black'];

const defaultStyles: readonly CueStyle[] = namedColours.flatMap((name) => [
  { selector: `.${name}`, declarations: [['color', name]] },
  { selector: `.bg_${name}`, declarations: [['background-color', name]] },
]);

/**
 * Properties that a file may set. The visitor chooses the size and the cue its place, and a URL could send a
 * request to another host.
 */
const allowed = /^(?:color|background-color|font-style|font-weight|text-decoration)$/;

const rule = /([^{}]*)\{([^{}]*)\}/g;
const cueSelector = /::cue(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

/** The style rules of a WebVTT file, reduced to the allowed properties. */
export function readCueStyles(file: string): CueStyle[] {
  const sheets = listVttBlocks(file).filter(
    ({ arrow, lines: [first = ''] }) => arrow < 0 && /^STYLE[ \t]*$/.test(first),
  );
  const css = sheets.map(({ lines }) => lines.slice(1).join('\n')).join('\n');
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule);
  return [...rules].flatMap(([, selectors = '', body = '']) =>
    [...selectors.matchAll(cueSelector)].map(([, selector = '']) => ({
      selector: toHtmlSelector(selector.trim()),
      declarations: readDeclarations(body),
    })),
  );
}

function readDeclarations(body: string): CueStyle['declarations'] {
  return body.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const property = name.toLowerCase() === 'background' ? 'background-color' : name.toLowerCase();
    return allowed.test(property) && value ? [[property, value]] : [];
  });
}

/** In HTML, the WebVTT elements `c`, `v` and `lang` become `span`, and the voice becomes its `title`. */
function toHtmlSelector(selector: string): string {
  return selector
    .replace(/(^|[\s,>+~(])(?:c|v|lang)(?=[.[:\s,>)]|$)/g, '$1span')
    .replace(/\[voice(?=[\]=~|^$*])/g, '[title');
}

/**
 * Applies WebVTT's colours and the styles of a file to one of the file's cues. Skips selectors that the browser
 * does not know.
 */
export function applyCueStyles(cue: HTMLElement, styles: readonly CueStyle[]): void {
  for (const { selector, declarations } of [...defaultStyles, ...styles])
    for (const element of selectIn(cue, selector))
      for (const [property, value] of declarations) element.style.setProperty(property, value);
}

function selectIn(cue: HTMLElement, selector: string): Iterable<HTMLElement> {
  if (selector === '') return [cue];
  try {
    return cue.querySelectorAll<HTMLElement>(selector);
  } catch {
    return [];
  }
}
