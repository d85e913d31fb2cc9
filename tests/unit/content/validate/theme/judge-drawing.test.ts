import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { judgeDrawing } from '@/lib/content/validate/theme/judge-drawing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bobine-drawing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function judged(text: string) {
  writeFileSync(join(folder, 'a.svg'), text);
  return judgeDrawing(join(folder, 'a.svg'));
}
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

test.each([
  svg('<path d="M0 0"/>'),
  '<?xml version="1.0"?>\n<svg\n  viewBox="0 0 1 1"></svg>',
  '<SVG></SVG>',
  svg('<use href="#a"/><use xlink:href = "#a"/>'),
  svg("<use href='#a'/>"),
  svg('<text>once = more</text><path data-on="a" stroke-onset="1"/>'),
])('%s is a drawing', (text) => {
  expect(judged(text)).toBeUndefined();
});

test.each(['', 'GIF89a', '<svgish></svgish>', '<html></html>'])('“%s” is none', (text) => {
  expect(judged(text)).toBe('a drawing that begins with <svg');
});

test.each([
  svg('<script>alert(1)</script>'),
  svg('<SCRIPT/>'),
  svg('<foreignObject/>'),
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg ></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg\tonload = "alert(1)"></svg>',
  svg('<a href="#a" style="javascript:alert(1)"/>'),
  svg('<image href="https://a.example/a.png"/>'),
  svg("<image xlink:href = 'other.svg'/>"),
])('%s does something', (text) => {
  expect(judged(text)).toBe('a drawing without scripts and links to other files');
});

test('what cannot be read is said as of every file', () => {
  expect(judgeDrawing(join(folder, 'none.svg'))).toBe('to be there');
  mkdirSync(join(folder, 'folder.svg'));
  expect(judgeDrawing(join(folder, 'folder.svg'))).toBe(
    'to be a file; this is a folder: rename or empty it',
  );
});
