import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** More than one reads (bytes); the disk holds none of them. */
const huge = 600 * 1024 * 1024;

const film = (title: string, more = '') =>
  `title:\n  original: { text: ${JSON.stringify(title)}, lang: de }\nyear: 1919\n${more}`;
const withPoster = (src: string) =>
  film('Nerven', `poster: { src: '${src}', alt: { fr: a, de: a } }\n`);
const withQuote = (url: string) =>
  film('Nerven', `quotes: [{ text: { fr: a }, source: b, url: '${url}' }]\n`);

/** The head of a picture of a thousand million dots, and nothing after it. */
const bomb = Buffer.from('89504e470d0a1a0a0000000d494844520000ffff0000ffff0806000000', 'hex');
/** Each repeats the one before ten times. */
const aliases = Array.from({ length: 12 }, (_, at) => {
  const before = at === 0 ? 'x' : `*a${at - 1}`;
  return `a${at}: &a${at} [${Array(10).fill(before).join(', ')}]`;
}).join('\n');

/** Films that no page can be made of, each by what is wrong with it. */
const texts: Record<string, string> = {
  nul: film('Ner\u0000ven'),
  escape: film('Ner\u001b[31mven'),
  script: withQuote('javascript:alert(1)'),
  data: withQuote('data:text/html,x'),
  outside: withPoster('/media/../app/x.png'),
  climbing: withPoster('/../app/x.png'),
  drawing: withPoster('/media/broken/drawing.svg'),
  truncated: withPoster('/media/broken/truncated.jpg'),
  empty: withPoster('/media/broken/empty.jpg'),
  bomb: withPoster('/media/broken/bomb.png'),
  aliases,
  deep: '['.repeat(20_000),
};

/** Names that mean something to a program, and nothing to a film house: they are published. */
const sound: Record<string, string> = {
  constructor: film('Constructor', 'directors: [Constructor]\n'),
  site: film('Le site'),
  'to-string': film('toString valueOf hasOwnProperty'),
};

const writeAll = (folder: string, films: Record<string, string>) => {
  for (const [slug, text] of Object.entries(films))
    writeFileSync(join(folder, `films/${slug}.yaml`), text);
};

/** A copy of a house, with films named as nobody expects. */
export function writeOddHouse(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  writeAll(to, sound);
}

/** A copy of a house with all that can be broken in it. Returns the files that are. */
export function writeBrokenHouse(from: string, to: string): string[] {
  writeOddHouse(from, to);
  writeAll(to, texts);
  const media = join(to, 'media/broken');
  mkdirSync(media);
  writeFileSync(join(media, 'drawing.svg'), '<svg><script>alert(1)</script></svg>');
  writeFileSync(join(media, 'truncated.jpg'), Buffer.from('ffd8ffe000104a46494600', 'hex'));
  writeFileSync(join(media, 'empty.jpg'), '');
  writeFileSync(join(media, 'bomb.png'), bomb);
  mkdirSync(join(to, 'films/folder.yaml'));
  symlinkSync('loop.yaml', join(to, 'films/loop.yaml'));
  writeFileSync(join(to, 'films/huge.yaml'), '');
  truncateSync(join(to, 'films/huge.yaml'), huge);
  return [...Object.keys(texts), 'folder', 'loop', 'huge'].map((slug) => `films/${slug}.yaml`);
}

/** Runs one of our programs over a house; its code and what it says. */
export function runOver(house: string, program: string, cwd: string) {
  const env = {
    ...process.env,
    HOUSE: house,
    TSX_TSCONFIG_PATH: join(process.cwd(), 'tsconfig.json'),
  };
  const args = ['--import', import.meta.resolve('tsx'), join(process.cwd(), program)];
  try {
    execFileSync(process.execPath, args, { cwd, env, stdio: 'pipe', timeout: 60_000 });
    return { code: 0, words: '' };
  } catch (error) {
    const { status, stderr } = error as { status: number | null; stderr: Buffer };
    return { code: status ?? 1, words: stderr.toString() };
  }
}
