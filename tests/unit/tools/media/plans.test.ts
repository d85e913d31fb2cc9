import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { filmSchema } from '@/lib/content/schema/film';
import { filmArguments } from '@/tools/media/encoding-arguments';
import { hlsArguments, ladder } from '@/tools/media/hls-arguments';
import { filmLines, ratioOf } from '@/tools/media/making/film-lines';
import { chaptersFile } from '@/tools/media/making/make-chapters';
import { nameAudioTracks } from '@/tools/media/making/make-hls';
import { thumbnailsFile, timecode } from '@/tools/media/making/make-sprites';
import { continueFrom, type Manifest, newManifest } from '@/tools/media/making/manifest';
import { decideStep, listLeftovers } from '@/tools/media/making/plan-outputs';
import { planSteps } from '@/tools/media/making/plan-steps';
import { readProbe } from '@/tools/media/probe/read-probe';
import type { Picture, Sound } from '@/tools/media/probe/recording';
import { spriteLayout } from '@/tools/media/sprite-layout';
import { readArguments } from '@/tools/media/terminal/read-arguments';

const picture = (differing: Partial<Picture> = {}): Picture => ({
  ...{ stream: 0, codec: 'h264', pixelFormat: 'yuv420p', width: 1280, height: 720 },
  ...{ isStoredAsDisplayed: true, interlaced: false, matrix: 'bt709', highDynamicRange: false },
  ...differing,
});
const sound = (differing: Partial<Sound> = {}): Sound => ({
  ...{ stream: 1, codec: 'aac', channels: 2, isDefault: false },
  ...differing,
});

const filmBy = (...given: Parameters<typeof filmArguments>) => filmArguments(...given).join(' ');

test('a film in codecs that browsers play is copied without encoding, with its index at the start', () => {
  const args = filmBy(picture(), [sound()]);
  expect(args).toContain('-c:v copy -c:a copy');
  expect(args).toContain('-movflags +faststart');
});

test.each([
  { codec: 'prores' },
  { pixelFormat: 'yuv420p10le' },
  { width: 2880, height: 2160 },
  { isStoredAsDisplayed: false },
])('a video track with %j is encoded anew', (differing) =>
  expect(filmBy(picture(differing), [])).toContain('-c:v libx264'),
);

test('a picture is deinterlaced, then scaled, then its colours are converted', () => {
  const size = { width: 768, height: 576, isStoredAsDisplayed: false };
  const dvd = picture({ ...size, interlaced: true, matrix: 'bt601' });
  expect(filmBy(dvd, [])).toMatch(
    /-vf bwdif=\S+,scale=768:576:\S*in_color_matrix=bt601:out_color_matrix=bt709/,
  );
});

test('the sound is the default track', () => {
  const surround = sound({ stream: 2, codec: 'dts', channels: 6, isDefault: true });
  expect(filmBy(picture(), [sound(), surround])).toContain(
    '-map 0:2 -c:v copy -c:a aac -b:a 160k -ac 2',
  );
});

test('a stream has every audio track with its language', () => {
  const german = sound({ language: 'de' });
  const french = sound({ stream: 2, language: 'fr', isDefault: true });
  const args = hlsArguments(picture({ width: 320, height: 240 }), [german, french]);
  expect(args[args.indexOf('-var_stream_map') + 1]).toBe(
    'v:0,agroup:sound,name:240 a:0,agroup:sound,language:de,name:sound-1-de a:1,agroup:sound,language:fr,name:sound-2-fr,default:yes',
  );
});

test.each([
  [3840, 2160, [1080, 720, 480, 240]],
  [1920, 804, [804, 480, 240]],
  [1280, 720, [720, 480, 240]],
  [160, 120, [120]],
])('the renditions of %i × %i have the heights %j', (width, height, heights) =>
  expect(ladder({ width, height }).map((rendition) => rendition.height)).toEqual(heights),
);

test('an audio track has a distinct name: its title, language or number', () => {
  const tracks = [
    ...[sound({ language: 'fr' }), sound({ language: 'fr' })],
    ...[sound({ language: 'de', title: 'Kommentar "A. B."' }), sound()],
  ];
  const media = ['sound-1-fr', 'sound-2-fr', 'sound-3-de', 'sound-4'].map(
    (uri) => `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="g",NAME="audio_9",URI="${uri}.m3u8"`,
  );
  const named = nameAudioTracks(['#EXTM3U', ...media, '720.m3u8', ''].join('\n'), tracks);
  expect([...named.matchAll(/NAME="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    ...['français', 'français (2)', 'Kommentar  A. B.', '4'],
  ]);
});

const video = {
  ...{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080 },
  pix_fmt: 'yuv420p',
};
const probe = (streams: object[], format: object = { format_name: 'matroska', duration: '60.5' }) =>
  readProbe({ format, streams }, 'film.mkv');

test.each([
  [{}, { matrix: 'bt709', isStoredAsDisplayed: true, width: 1920 }],
  [{ width: 640, height: 480 }, { matrix: 'bt601' }],
  [
    { width: 720, height: 576, sample_aspect_ratio: '64:45', field_order: 'tt' },
    { width: 1024, height: 576, interlaced: true, isStoredAsDisplayed: false },
  ],
  [
    { side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }] },
    { width: 1080, height: 1920, isStoredAsDisplayed: false },
  ],
])('a video stream with %j is read as %j', (differing, expected) =>
  expect(probe([{ ...video, ...differing }]).picture).toMatchObject(expected),
);

test('languages of audio tracks are converted to BCP 47, and an attached cover is not a video track', () => {
  const tracks = ['fre', 'deu', 'und', 'English'].map((language, at) => ({
    ...{ index: at + 1, codec_type: 'audio', tags: { language } },
  }));
  const cover = { ...video, codec_name: 'mjpeg', disposition: { attached_pic: 1 } };
  const recording = probe([cover, ...tracks]);
  expect(recording.picture).toBeUndefined();
  const languages = recording.sound.map(({ language }) => language);
  expect(languages).toEqual(['fr', 'de', undefined, undefined]);
});

test.each([
  ...['image2', 'png_pipe', 'tty', 'gif'].map((name) => [name, '0.04', /neither a film/] as const),
  ['h264', 'N/A', /-c copy whole.mkv/] as const,
])('a file of the format %s with the duration %s is rejected', (name, duration, message) =>
  expect(() => probe([video], { format_name: name, duration })).toThrow(message),
);

test.each([94, 153, 271, 919])('the thumbnails of %i minutes are 180 to 400 tiles', (minutes) => {
  const seconds = minutes * 60;
  const { tiles, columns, rows, sheets, interval } = spriteLayout(seconds, video);
  expect(tiles).toBeLessThanOrEqual(400);
  expect(tiles).toBeGreaterThan(180);
  expect(columns * rows * sheets).toBeGreaterThanOrEqual(tiles);
  expect(Math.abs(tiles * interval - seconds)).toBeLessThanOrEqual(interval / 2);
});

test('the thumbnails file has a tile for every interval, the last until the end', () => {
  const cues = (seconds: number) =>
    thumbnailsFile(spriteLayout(seconds, video), seconds).trim().split('\n\n').slice(1);
  expect(cues(9.3)).toHaveLength(9);
  expect(cues(9.3)[0]).toBe('00:00:00.000 --> 00:00:01.000\nsprite.jpg#xywh=0,0,160,90');
  expect(cues(9.3).at(-1)).toContain('00:00:08.000 --> 00:00:09.300');
  expect(cues(100)[64]).toMatch(/\nsprite-2\.jpg#xywh=0,0,160,90$/);
  expect(timecode(59.9996)).toBe('00:01:00.000');
});

const both = ['still-1.jpg', 'still-2.jpg'];

test.each([
  [undefined, [], false, { verdict: 'make', outputs: both }],
  [undefined, ['still-2.jpg'], false, { verdict: 'refuse', conflictingFiles: ['still-2.jpg'] }],
  [undefined, both, true, { verdict: 'make', outputs: both }],
  ['begun', ['still-1.jpg'], false, { verdict: 'make', outputs: both }],
  ['finished', both, true, { verdict: 'skip' }],
  // The existing file may have been replaced by hand.
  ['finished', ['still-1.jpg'], true, { verdict: 'make', outputs: ['still-2.jpg'] }],
] as const)(
  'a step that is %s, with the files %j, replacing: %s',
  (state, there, replaces, verdict) => {
    const steps: Manifest['steps'] = state ? { stills: state } : {};
    const step = { name: 'stills' as const, outputs: [...both] };
    const isThere = (output: string) => there.some((one) => one === output);
    expect(decideStep(step, { steps, replaces }, isThere)).toEqual(verdict);
  },
);

test('a run resumes with the same source file, even renamed, and rejects a different one', () => {
  const source = { name: 'film.mkv', size: 10, modified: 1_000_000 };
  const steps = planSteps({ seconds: 60, picture: picture(), sound: [] });
  const earlier = { ...newManifest(source, steps, false), steps: { film: 'finished' as const } };
  const next = (differing: object) => newManifest({ ...source, ...differing }, steps, false);
  expect(continueFrom(earlier, next({ name: 'renamed.mkv' }), 'folder')).toBe(earlier);
  expect(() => continueFrom(earlier, next({ modified: 2_000_000 }), 'folder')).toThrow(
    /another file.*film\.mkv, 10 bytes[\s\S]*--force/,
  );
});

test('chapters of the container become a file, in the language of the sound; an only one is none', () => {
  const chapter = (start: number, title: string) => ({
    ...{ start_time: String(start), end_time: String(start + 30), tags: { title } },
  });
  const german = { index: 1, codec_type: 'audio', tags: { language: 'ger' } };
  const read = (chapters: object[]) =>
    readProbe({ format: { format_name: 'mov', duration: '60' }, streams: [german], chapters }, 'a');
  const [, step] = planSteps(read([chapter(0, 'Anfang &\nEnde'), chapter(30, '')]));
  expect(step).toMatchObject({ name: 'chapters', outputs: ['chapters.de.vtt'] });
  expect(step?.name === 'chapters' && chaptersFile(step.chapters)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:30.000\nAnfang &amp; Ende\n\n00:00:30.000 --> 00:01:00.000\n2\n',
  );
  expect(planSteps(read([chapter(0, 'Film')]))).toHaveLength(1);
});

test('chapters that an editor wrote stay, and a forced run removes what the earlier one left', () => {
  const step = { name: 'chapters' as const, outputs: ['chapters.fr.vtt'] };
  const decide = (steps: Manifest['steps']) =>
    decideStep(step, { steps, replaces: true }, () => true).verdict;
  expect([decide({}), decide({ chapters: 'begun' })]).toEqual(['skip', 'make']);
  const source = { name: 'film.mkv', size: 10, modified: 1 };
  const made = ['film', 'hls', 'sprites', 'stills'].map((name) => [name, 'finished'] as const);
  const earlier = { ...newManifest(source, [], false), steps: Object.fromEntries(made) };
  const forced = continueFrom(earlier, newManifest(source, [], true), 'a');
  expect(forced.steps.film).toBe('begun');
  const names = ['film.mp4', 'hls', 'sprite-2.jpg', 'still-1.jpg', 'poster.jpg', 'captions.fr.vtt'];
  const left = (outputs: string[]) => listLeftovers(earlier, [{ outputs }], names);
  expect(left(['audio.m4a'])).toEqual(names.slice(0, 4));
  expect(left(['film.mp4', 'hls', 'sprite-1.jpg', 'still-1.jpg'])).toEqual(['sprite-2.jpg']);
});

test('the YAML printed for a film is valid except for the missing alternative texts', () => {
  const recording = { seconds: 5640, picture: picture({ width: 640, height: 480 }), sound: [] };
  const files = ['captions.de.vtt', 'chapters.fr.vtt', 'film.mp4', 'thumbnails.vtt'];
  const lines = parse(filmLines({ slug: 'a', recording, files, thumbhash: 'abc=' }));
  const film = { title: { original: { text: 'Nosferatu', lang: 'de' } }, year: 1922 };
  const { error } = filmSchema.safeParse({ ...film, ...lines });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
    [0, 1, 2, 3, 4].map((index) => `stills.${index}.alt`),
  );
  expect(lines).toMatchObject({ runtime: 94, media: { film: { ratio: '4:3' } } });
  expect(lines.media.film.tracks).toEqual([
    { kind: 'captions', srclang: 'de', src: '/media/a/captions.de.vtt' },
    { kind: 'chapters', srclang: 'fr', src: '/media/a/chapters.fr.vtt' },
  ]);
});

test.each([
  [1920, 1080, undefined],
  [640, 480, '4:3'],
  [1480, 1080, '1.37:1'],
  [1080, 1920, '0.56:1'],
])('a picture of %i × %i has the ratio %s', (width, height, ratio) =>
  expect(ratioOf({ width, height })).toBe(ratio),
);

test('npm run media writes into the media folder of the content by default', () => {
  expect(readArguments(['film.mp4', '--slug', 'nosferatu'])).toEqual({
    ...{ input: 'film.mp4', slug: 'nosferatu', force: false },
    folder: join(contentDir(), 'media', 'nosferatu'),
  });
  expect(readArguments(['--force', '--out', 'x', '--slug=a', 'f.mkv'])).toMatchObject({
    ...{ folder: join('x', 'a'), force: true },
  });
});

test.each([
  [[], 'Which film?'],
  [['a.mp4'], '--slug is missing'],
  [['a.mp4', '--slug', '../etc'], 'lower-case letters and digits'],
  [['a.mp4', '--slgu', 'a'], "Unknown option '--slgu'.\n"],
])('npm run media rejects %j: %s', (args, message) =>
  expect(() => readArguments(args)).toThrow(message),
);
