import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filmSchema } from '@/lib/content/schema/film';
import { filmArguments } from '@/tools/media/encoding-arguments';
import { ladder } from '@/tools/media/hls-arguments';
import { filmLines } from '@/tools/media/making/film-lines';
import { chaptersFile } from '@/tools/media/making/make-chapters';
import { continueFrom, type Manifest, newManifest } from '@/tools/media/making/manifest';
import { decideStep } from '@/tools/media/making/plan-outputs';
import { planSteps } from '@/tools/media/making/plan-steps';
import { readProbe } from '@/tools/media/probe/read-probe';
import type { Picture, Sound } from '@/tools/media/probe/recording';
import { spriteLayout } from '@/tools/media/sprite-layout';

const picture = (differing: Partial<Picture> = {}): Picture => ({
  ...{ stream: 0, codec: 'h264', pixelFormat: 'yuv420p', width: 1280, height: 720 },
  ...{
    isStoredAsDisplayed: true,
    interlaced: false,
    matrix: 'bt709',
    highDynamicRange: false,
    bitRate: 0,
  },
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
  { bitRate: 88_000_000 },
])('a video track with %j is encoded anew', (differing) =>
  expect(filmBy(picture(differing), [])).toContain('-c:v libx264'),
);

test.each([
  [3840, 2160, [1080, 720, 480, 240]],
  [1920, 804, [804, 480, 240]],
  [1280, 720, [720, 480, 240]],
  [160, 120, [120]],
])('the renditions of %i × %i have the heights %j', (width, height, heights) =>
  expect(ladder({ width, height }).map((rendition) => rendition.height)).toEqual(heights),
);

const video = {
  ...{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080 },
  pix_fmt: 'yuv420p',
};
const probe = (streams: object[], format: object = { format_name: 'matroska', duration: '60.5' }) =>
  readProbe({ format, streams }, 'film.mkv');

test.each([
  [{}, { matrix: 'bt709', isStoredAsDisplayed: true, width: 1920 }],
  [
    { width: 640, height: 480 },
    { matrix: 'bt601', bitRate: 0 },
  ],
  [{ bit_rate: '88000000' }, { bitRate: 88_000_000 }],
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

test.each([94, 153, 271, 919])('the thumbnails of %i minutes are 180 to 400 tiles', (minutes) => {
  const seconds = minutes * 60;
  const { tiles, columns, rows, sheets, interval } = spriteLayout(seconds, video);
  expect(tiles).toBeLessThanOrEqual(400);
  expect(tiles).toBeGreaterThan(180);
  expect(columns * rows * sheets).toBeGreaterThanOrEqual(tiles);
  expect(Math.abs(tiles * interval - seconds)).toBeLessThanOrEqual(interval / 2);
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
] as const)('a step %s, with the files %j, replacing: %s', (state, there, replaces, verdict) => {
  const steps: Manifest['steps'] = state ? { stills: state } : {};
  const step = { name: 'stills' as const, outputs: [...both] };
  const isThere = (output: string) => there.some((one) => one === output);
  expect(decideStep(step, { steps, replaces }, isThere)).toEqual(verdict);
});

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

test('the YAML printed for a film is valid except for the missing alternative texts', () => {
  const recording = { seconds: 5640, picture: picture({ width: 640, height: 480 }), sound: [] };
  const files = ['captions.de.vtt', 'chapters.fr.vtt', 'film.mp4', 'thumbnails.vtt'];
  const lines = parse(filmLines({ path: 'a', recording, files, thumbhash: 'abc=' }));
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
  const clip = parse(filmLines({ path: 'a/clip-2', kind: 'clip', recording, files }));
  expect(filmSchema.safeParse({ ...film, ...clip }).success).toBe(true);
  expect(Object.keys(clip)).toEqual(['trailers']);
  expect(clip.trailers[0]).toMatchObject({ kind: 'clip', poster: '/media/a/clip-2/poster.jpg' });
});
