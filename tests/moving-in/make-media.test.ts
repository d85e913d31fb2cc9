import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMedia } from '@/tools/media/making/make-media';
import type { Reporter } from '@/tools/media/making/step';

const noFfmpeg = Boolean(spawnSync('ffmpeg', ['-version']).error);
const box = mkdtempSync(join(tmpdir(), 'media-'));
const film = join(box, 'film.mkv');

/** A reporter that records its messages; `on` is called when a step starts. */
function listener(on: (step: string) => void = () => {}) {
  const messages: string[] = [];
  const shares: number[] = [];
  const reporter: Reporter = {
    note: (words) => messages.push(words),
    skipped: (step) => messages.push(`${step} skipped`),
    started: on,
    progress: (_, share) => shares.push(share),
    finished: (step) => messages.push(`${step} finished`),
  };
  return { messages, shares, reporter };
}

function draw(args: string, file: string): void {
  execFileSync('ffmpeg', [...'-v error -y'.split(' '), ...args.split(' '), file]);
}

const order = (folder: string, force = false) => ({
  input: film,
  folder: join(box, folder),
  force,
});
const read = (...path: string[]) => readFileSync(join(box, ...path), 'utf8');

const steps = ['film', 'hls', 'sprites', 'poster', 'stills', 'thumbhash'];

afterAll(() => rmSync(box, { recursive: true }));

describe.skipIf(noFfmpeg)('npm run media', { timeout: 60_000 }, () => {
  beforeAll(() => {
    const picture = '-f lavfi -i testsrc2=s=320x180:r=25:d=4';
    const tone = (pitch: number) => `-f lavfi -i sine=f=${pitch}:d=4`;
    const languages = '-metadata:s:a:0 language=fre -metadata:s:a:1 language=ger';
    const maps = '-map 0 -map 1 -map 2 -c:v mpeg4 -c:a libmp3lame';
    draw(`${picture} ${tone(440)} ${tone(880)} ${maps} ${languages}`, film);
  });

  test('continues after an interruption, and skips finished steps', async () => {
    const interruption = new AbortController();
    const first = listener((step) => step === 'hls' && interruption.abort());
    await expect(makeMedia(order('a'), first.reporter, interruption.signal)).rejects.toThrow(
      /abort/i,
    );
    expect(first.messages).toEqual(['film finished']);
    expect(existsSync(join(box, 'a', 'hls'))).toBe(false);

    const second = listener();
    await makeMedia(order('a'), second.reporter);
    expect(second.messages).toEqual([
      'film skipped',
      ...steps.slice(1).map((step) => `${step} finished`),
    ]);
    expect(second.shares.some((share) => share > 0.9)).toBe(true);
    expect(existsSync(join(box, 'a', '.part'))).toBe(false);

    const third = listener();
    await makeMedia(order('a'), third.reporter);
    expect(third.messages).toEqual(steps.map((step) => `${step} skipped`));
  });

  test('the MP4 has its index first, and the stream both languages', async () => {
    const bytes = readFileSync(join(box, 'a', 'film.mp4')).toString('latin1');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    const master = read('a', 'hls', 'master.m3u8');
    expect(master).toMatch(/NAME="français",DEFAULT=YES,LANGUAGE="fr"/);
    expect(master).toMatch(/NAME="Deutsch".*LANGUAGE="de"/);
    expect(master).toMatch(/RESOLUTION=320x180,CODECS="avc1\.\w+,mp4a\.40\.2"/);
    expect(read('a', 'thumbnails.vtt')).toContain('00:00:03.000 --> 00:00:04.');
    expect(read('a', 'poster.thumbhash')).toMatch(/^[\w+/]{20,}=*\n$/);
  });

  test('existing files are overwritten only with --force', async () => {
    mkdirSync(join(box, 'b'));
    writeFileSync(join(box, 'b', 'poster.jpg'), 'by hand');
    await expect(makeMedia(order('b'), listener().reporter)).rejects.toThrow(/already poster\.jpg/);
    expect(existsSync(join(box, 'b', 'film.mp4'))).toBe(false);
    expect(read('b', 'poster.jpg')).toBe('by hand');
    await makeMedia(order('b', true), listener().reporter);
    expect(read('b', 'poster.jpg')).not.toBe('by hand');
  });

  test('a silent film with odd dimensions becomes a stream without an audio group', async () => {
    const silent = join(box, 'silent.avi');
    draw('-f lavfi -i testsrc2=s=181x135:r=18:d=2 -vf setsar=4/3', silent);
    const { messages, reporter } = listener();
    await makeMedia({ ...order('silent'), input: silent }, reporter);
    expect(messages[0]).toContain('silent film');
    const master = read('silent', 'hls', 'master.m3u8');
    expect(master).not.toContain('EXT-X-MEDIA');
    expect(master).toMatch(/RESOLUTION=24[02]x13[46]/);

    const song = join(box, 'song.mka');
    const marks = join(box, 'chapters.txt');
    const mark = (start: number) =>
      `[CHAPTER]\nSTART=${start}000000000\nEND=${start + 1}000000000\n`;
    writeFileSync(marks, `;FFMETADATA1\n${mark(0)}title=Strophe\n${mark(1)}title=Refrain\n`);
    draw(`-f lavfi -i sine=d=2 -i ${marks} -map_chapters 1`, song);
    await makeMedia({ ...order('silent', true), input: song }, reporter);
    expect(messages.slice(-2), 'an audio work takes its place').toEqual([
      ...['audio finished', 'chapters finished'],
    ]);
    expect(readdirSync(join(box, 'silent'))).toEqual([
      ...['.media.json', 'audio.m4a', 'chapters.fr.vtt'],
    ]);
  });
});
