import type { Font } from 'fontkit';
import { averageWidth, cutAt, sampleLetters, titleCuts, titleFace } from './font-metrics';
import type { Face } from './read-face';

/**
 * Fonts of Windows and Apple, Android, Linux. Average width of a letter in em (`averageWidth`): in text; in bold
 * titles; in bold labels, which have few spaces.
 */
const systemFonts = {
  sans: [
    { name: 'Arial', text: 0.4563, title: 0.4937, label: 0.5287 },
    { name: 'Roboto', text: 0.458, title: 0.4647, label: 0.4997 },
    { name: 'DejaVu Sans', text: 0.5226, title: 0.5888, label: 0.6278 },
  ],
  serif: [{ name: 'Times New Roman', text: 0.4172, title: 0.4431, label: 0.4745 }],
} as const;

/** Text, and the titles' cuts, with the weights (CSS) for which a fallback is fitted. */
const fittedCuts = [
  { cut: { wght: 400, wdth: 100, size: 16 }, weights: '1 500', use: 'text' },
  { cut: titleCuts['--set-label'], weights: '501 679', use: 'label' },
  { cut: { wght: 700, wdth: 100, size: 24 }, weights: '680 739', use: 'title' },
  { cut: titleCuts['--set'], weights: '740 1000', use: 'title' },
  { cut: titleCuts['--set-84'], weights: '1 1000', use: 'title' },
  { cut: titleCuts['--set-72'], weights: '1 1000', use: 'title' },
  { cut: titleCuts['--set-118'], weights: '1 1000', use: 'title' },
] as const;

/**
 * `@font-face` rules that fit fonts of the visitor's system to the theme's, so that text takes the same space until
 * the typeface has loaded (`size-adjust`, computed as in next/font). Returns their families in order as well.
 */
export function fallbackFaces(faces: readonly Face[]): { rules: string[]; families: string[] } {
  const [text] = faces;
  const title = titleFace(faces);
  if (!text || !title) return { rules: [], families: [] };
  const fonts = systemFonts[hasSerifs(text.font) ? 'serif' : 'sans'];
  const cuts = fittedCuts.map(({ cut, weights, use }) => {
    const font = cutAt(use === 'text' ? text : title, cut);
    const letters = use === 'label' ? sampleLetters.trim() : sampleLetters;
    return { font, weights, use, wdth: cut.wdth, width: averageWidth(font, letters) };
  });
  const rules = fonts.flatMap(({ name, ...widths }) =>
    cuts.map(({ font, weights, use, wdth, width }) => {
      const local = use === 'text' ? name : `${name} Bold`;
      const adjust = width / widths[use];
      return (
        `@font-face{font-family:${familyOf(name)};src:local("${local}");font-weight:${weights};` +
        `font-stretch:${wdth}%;${fittedMetrics(font, adjust)}}`
      );
    }),
  );
  return { rules, families: fonts.map(({ name }) => familyOf(name)) };
}

const familyOf = (name: string) => `like-${name.replaceAll(' ', '-').toLowerCase()}`;

const perCent = (part: number) => `${Math.abs(part * 100).toFixed(2)}%`;

function fittedMetrics({ ascent, descent, lineGap, unitsPerEm }: Font, adjust: number): string {
  const part = (units: number) => perCent(units / (unitsPerEm * adjust));
  return (
    `ascent-override:${part(ascent)};descent-override:${part(descent)};` +
    `line-gap-override:${part(lineGap)};size-adjust:${perCent(adjust)}`
  );
}

/**
 * Detects serifs by the width of the letter I, compared with that of the H: with serifs the I is more than
 * twice as wide as without.
 */
function hasSerifs(font: Font): boolean {
  const width = (letter: string) => {
    const { minX = 0, maxX = 0 } = font.layout(letter).glyphs[0]?.bbox ?? {};
    return maxX - minX;
  };
  return width('I') > 0.36 * width('H');
}
