import { listVttBlocks } from '@/lib/primitives/webvtt';

/** A rule of a WebVTT file's `STYLE` blocks, such as `::cue(.shout) { color: yellow }`. */
export type CueStyle = {
  /** Selects elements inside a cue; empty for the whole cue. */
  selector: string;
  declarations: [property: string, value: string][];
};

/** The colours that WebVTT names in its default style sheet, each the CSS colour of that name. */
const namedColours = ['white', 'lime', 'cyan', 'red', 'yellow', 'magenta', 'blue', 'black'];

const defaultStyles: readonly CueStyle[] = namedColours.flatMap((name) => [
  { selector: `.${name}`, declarations: [['color', name]] },
  { selector: `.bg_${name}`, declarations: [['background-color', name]] },
]);

/** What a file may set. Size and place are the visitor's and the cue's; an address would ask another host. */
const allowed = /^(?:color|background-color|font-style|font-weight|text-decoration)$/;

const rule = /([^{}]*)\{([^{}]*)\}/g;
const cueSelector = /::cue(?:\(((?:[^()]|\([^()]*\))*)\))?/g;

/** The rules of a WebVTT file, as far as captions keep them. */
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

/** In HTML, the elements `c`, `v` and `lang` of WebVTT are `span`, and a voice is its title. */
function toHtmlSelector(selector: string): string {
  return selector
    .replace(/(^|[\s,>+~(])(?:c|v|lang)(?=[.[:\s,>)]|$)/g, '$1span')
    .replace(/\[voice(?=[\]=~|^$*])/g, '[title');
}

/** Sets the colours of WebVTT and the styles of a file on one of its cues. A selector that the browser does not know is left out. */
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
