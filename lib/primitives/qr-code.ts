/** Error correction bytes per block and number of blocks at level M, for versions 1 to 13 (ISO/IEC 18004, table 9). */
const blocksByVersion: readonly (readonly [correction: number, blocks: number])[] = [
  ...([
    [10, 1],
    [16, 1],
    [26, 1],
    [18, 2],
    [24, 2],
    [16, 4],
    [18, 4],
  ] as const),
  ...([
    [22, 4],
    [22, 5],
    [26, 5],
    [30, 5],
    [22, 8],
    [22, 9],
  ] as const),
];

type Grid = { size: number; isDark: boolean[][]; isFixed: boolean[][] };

/**
 * A QR code of a text in UTF-8: rows of modules, `true` is dark, without the quiet zone. Byte mode, error correction
 * level M, at most version 13, as the code for SEPA credit transfers requires. It always has the first mask, which every
 * reader accepts.
 * @throws if the text has more than 331 bytes
 */
export function createQrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    blocksByVersion.findIndex((_, at) => bytes.length + headBytes(at + 1) <= dataBytes(at + 1)) + 1;
  if (version === 0) throw new Error('The text is too long for a QR code');
  const grid = createGrid(version);
  drawFormat(grid);
  fill(grid, addCorrection(encode(bytes, version), version));
  return grid.isDark;
}

/** Bytes before the data: mode (4 bits), length, and the end (4 bits). */
const headBytes = (version: number) => (version < 10 ? 2 : 3);

/** Bytes of the whole code, from its area without the function patterns. */
function allBytes(version: number): number {
  const alignments = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const alignmentModules = alignments && (25 * alignments - 10) * alignments - 55;
  return Math.floor(
    ((16 * version + 128) * version + 64 - alignmentModules - (version < 7 ? 0 : 36)) / 8,
  );
}

function blocksOf(version: number) {
  const [correction = 0, blocks = 1] = blocksByVersion[version - 1] ?? [];
  return { correction, blocks };
}

function dataBytes(version: number): number {
  const { correction, blocks } = blocksOf(version);
  return allBytes(version) - correction * blocks;
}

function encode(bytes: number[], version: number): number[] {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, '0');
  const bits = `0100${length}${bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('')}0000`;
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const padding = dataBytes(version) - data.length;
  return [...data, ...Array.from({ length: padding }, (_, at) => (at % 2 === 0 ? 0xec : 0x11))];
}

/** Splits the data into blocks, and interleaves them and their error correction. The last blocks may be longer by one. */
function addCorrection(data: number[], version: number): number[] {
  const { correction, blocks } = blocksOf(version);
  const short = Math.floor(data.length / blocks);
  const firstLong = blocks - (data.length % blocks);
  let start = 0;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const part = data.slice(start, start + short + (at < firstLong ? 0 : 1));
    start += part.length;
    return part;
  });
  const interleave = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat();
  return [...interleave(parts), ...interleave(parts.map((part) => remainderOf(part, correction)))];
}

/** Product in the field of 256 elements (Reed-Solomon, polynomial 0x11d). */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The remainder of a block by the generator polynomial of this degree. */
function remainderOf(block: number[], degree: number): number[] {
  const divisor = Array<number>(degree).fill(0).with(-1, 1);
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1)
      divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return block.reduce((rest, byte) => {
    const factor = byte ^ (rest[0] ?? 0);
    return [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor));
  }, Array<number>(degree).fill(0));
}

/** An empty code with its finder, timing and alignment patterns and its version. */
function createGrid(version: number): Grid {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid: Grid = { size, isDark: rows(), isFixed: rows() };
  for (let at = 0; at < size; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  const far = size - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    drawSquares(grid, { x, y, radius: 4 });
  const centres = alignmentCentres(version);
  const last = centres.at(-1);
  for (const x of centres)
    for (const y of centres) {
      const isFinder = (x === 6 && (y === 6 || y === last)) || (y === 6 && x === last);
      if (!isFinder) drawSquares(grid, { x, y, radius: 2 });
    }
  if (version >= 7) drawVersion(grid, version);
  return grid;
}

function set({ size, isDark, isFixed }: Grid, x: number, y: number, dark: boolean): void {
  const [row, fixed] = [isDark[y], isFixed[y]];
  if (!row || !fixed || x < 0 || x >= size) return;
  row[x] = dark;
  fixed[x] = true;
}

/** A finder (radius 4, with its light frame) or alignment pattern (radius 2): squares in each other. */
function drawSquares(grid: Grid, { x, y, radius }: { x: number; y: number; radius: number }): void {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      set(grid, x + dx, y + dy, radius === 4 ? distance !== 2 && distance !== 4 : distance !== 1);
    }
}

function alignmentCentres(version: number): number[] {
  if (version < 2) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const others = Array.from({ length: count - 1 }, (_, at) => version * 4 + 10 - at * step);
  return [6, ...others.reverse()];
}

/** Appends the remainder of a division (BCH code) to a number. */
function withRemainder(number: number, bits: number, divisor: number): number {
  let rest = number;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return (number << bits) | rest;
}

const bitOf = (number: number, at: number) => ((number >>> at) & 1) === 1;

function drawVersion(grid: Grid, version: number): void {
  const bits = withRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [near, far] = [Math.floor(at / 3), grid.size - 11 + (at % 3)];
    set(grid, far, near, bitOf(bits, at));
    set(grid, near, far, bitOf(bits, at));
  }
}

/** Level M and the first mask, both of which are 0. */
function drawFormat(grid: Grid): void {
  const bits = withRemainder(0, 10, 0x537) ^ 0x5412;
  const { size } = grid;
  for (let at = 0; at < 15; at += 1) {
    const isDark = bitOf(bits, at);
    const column = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    set(grid, 8, column, isDark);
    const row = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    set(grid, row, 8, isDark);
  }
  set(grid, 8, size - 8, true);
}

/** Writes the bytes in columns of two, from the right, upwards and downwards in turn, with the mask. */
function fill({ size, isDark, isFixed }: Grid, bytes: number[]): void {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const isUpwards = ((right + 1) & 2) === 0;
        const y = isUpwards ? size - 1 - step : step;
        const row = isDark[y];
        if (!row || isFixed[y]?.[x]) continue;
        const isBit = bitOf(bytes[at >>> 3] ?? 0, 7 - (at & 7));
        row[x] = isBit !== ((x + y) % 2 === 0);
        at += 1;
      }
  }
}
