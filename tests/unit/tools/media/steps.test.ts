import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { chosenHouse } from '@/lib/content/house.mjs';
import { filmSchema } from '@/lib/content/schema/film';
import { filmLines, ratioOf } from '@/tools/media/making/film-lines';
import { judgeStep } from '@/tools/media/making/judge-steps';
import { continueFrom, newManifest, type Manifest } from '@/tools/media/making/manifest';
import { planSteps } from '@/tools/media/making/plan-steps';
import { readArguments } from '@/tools/media/terminal/read-arguments';
import { terminalReporter } from '@/tools/media/terminal/terminal-reporter';
import { picture, sound } from './recordings';

describe('a step', () => {
  const judge = (state: 'begun' | 'finished' | undefined, there: string[], replaces = false) => {
    const steps: Manifest['steps'] = state ? { stills: state } : {};
    const step = { name: 'stills' as const, outputs: ['still-1.jpg', 'still-2.jpg'] };
    return judgeStep(step, { steps, replaces }, (output) => there.includes(output));
  };
  const both = ['still-1.jpg', 'still-2.jpg'];

  test('refuses to write over a file it has not made', () => {
    expect(judge(undefined, ['still-2.jpg'])).toEqual({
      verdict: 'refuse',
      inTheWay: ['still-2.jpg'],
    });
  });

  test('makes anew what was interrupted', () => {
    expect(judge('begun', ['still-1.jpg'])).toEqual({ verdict: 'make', outputs: both });
  });

  test('skips what is finished, also in a making that replaces', () => {
    expect(judge('finished', both, true)).toEqual({ verdict: 'skip' });
  });

  test('makes again only what is gone, for the rest may have been replaced by hand', () => {
    expect(judge('finished', ['still-1.jpg'], true)).toEqual({
      verdict: 'make',
      outputs: ['still-2.jpg'],
    });
  });
});

describe('a making that goes on', () => {
  const source = { name: 'film.mkv', size: 10, modified: 1_000_000 };
  const steps = planSteps({ seconds: 60, picture: picture(), sound: [] });
  const earlier = { ...newManifest(source, steps, false), steps: { film: 'finished' as const } };

  test('goes on where the same film is made in the same way, whatever it is called', () => {
    const again = newManifest({ ...source, name: 'renamed.mkv' }, steps, false);
    expect(continueFrom(earlier, again, 'folder')).toBe(earlier);
  });

  test('notices another film', () => {
    const changed = newManifest({ ...source, modified: 2_000_000 }, steps, false);
    expect(() => continueFrom(earlier, changed, 'folder')).toThrow(
      /another file.*film\.mkv, 10 bytes[\s\S]*--force/,
    );
  });
});

describe('lines for the film’s file', () => {
  const film = { title: { original: { text: 'Nosferatu', lang: 'de' } }, year: 1922 };
  const made = { slug: 'nosferatu', recording: { seconds: 5640, picture: picture(), sound: [] } };

  test('writes lines for the film’s file in which only the words are missing', () => {
    const files = ['captions.de.vtt', 'chapters.fr.vtt', 'film.mp4', 'thumbnails.vtt'];
    const lines = parse(filmLines({ ...made, files, thumbhash: 'abc=' }));
    const { error } = filmSchema.safeParse({ ...film, ...lines });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
      [0, 1, 2, 3, 4].map((index) => `stills.${index}.alt`),
    );
    expect(lines.media.film.tracks).toEqual([
      { kind: 'captions', srclang: 'de', src: '/media/nosferatu/captions.de.vtt' },
      { kind: 'chapters', srclang: 'fr', src: '/media/nosferatu/chapters.fr.vtt' },
    ]);
  });

  test('says the length, the ratio where it is not the usual one, and how captions would be said', () => {
    const recording = { seconds: 5640, picture: picture({ width: 640, height: 480 }), sound: [] };
    const text = filmLines({ slug: 'nosferatu', recording, files: [] });
    expect(parse(text)).toMatchObject({ runtime: 94, media: { film: { ratio: '4:3' } } });
    const ofFilm = text.slice(text.indexOf('media:'));
    const { media } = parse(ofFilm.replace(/^ {4}# /gm, '    '));
    expect(filmSchema.shape.media.parse(media).film?.tracks).toEqual([
      { kind: 'captions', srclang: 'fr', src: '/media/nosferatu/captions.fr.vtt' },
    ]);
    const short = { ...recording, seconds: 40, picture: picture({ width: 1280, height: 720 }) };
    const lines = parse(filmLines({ slug: 'a', recording: short, files: [] }));
    expect(lines.runtime).toBe(0.67);
    expect(lines.media.film).not.toHaveProperty('ratio');
  });

  test.each([
    [1920, 1080, undefined],
    [640, 480, '4:3'],
    [1480, 1080, '1.37:1'],
    [1920, 804, '2.39:1'],
    [1080, 1920, '0.56:1'],
  ])('a picture of %i × %i has the ratio %s', (width, height, ratio) => {
    expect(ratioOf({ width, height })).toBe(ratio);
  });
});

describe('arguments', () => {
  test('makes into the media of the house unless told otherwise', () => {
    expect(readArguments(['film.mp4', '--slug', 'nosferatu'])).toEqual({
      input: 'film.mp4',
      slug: 'nosferatu',
      folder: join(chosenHouse(), 'media', 'nosferatu'),
      force: false,
    });
    const elsewhere = readArguments(['--force', '--out', 'x', '--slug=a', 'f.mkv']);
    expect(elsewhere).toMatchObject({ folder: join('x', 'a'), force: true });
  });

  test.each([
    [[], 'Which film?'],
    [['a.mp4'], '--slug is missing'],
    [['a.mp4', '--slug', '../etc'], 'lower-case letters and digits'],
    [['a.mp4', '--slgu', 'a'], "Unknown option '--slgu'.\n"],
  ])('says what is wrong with %j, and how it is asked', (args, words) => {
    expect(() => readArguments(args)).toThrow(words);
    expect(() => readArguments(args)).toThrow('npm run media -- film.mp4');
  });
});

describe('the terminal', () => {
  function written(isTTY: boolean): string {
    let text = '';
    let clock = 0;
    const out = { isTTY, write: (more: string) => (text += more) };
    const reporter = terminalReporter(out, () => clock);
    reporter.skipped('film');
    reporter.begun('hls');
    clock = 4200;
    reporter.progress('hls', 0.5);
    reporter.finished('hls');
    return text;
  }

  test('writes one line for a step into a log', () => {
    expect(written(false)).toBe('film       finished already\nhls        finished in 5 s\n');
  });
});
