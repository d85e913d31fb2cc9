import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWords } from '@/tools/studies/film/write-words';
import { intertitle } from '@/tools/studies/score/intertitle';

const score = {
  ...{ beatSeconds: 0.5, beats: 20, notes: [] },
  chapters: [{ beat: 0, title: { fr: 'Un', de: 'Eins' } }],
  captions: [{ beat: 10, beats: 4, text: { fr: '[Valse]', de: '[Walzer]' } }],
};

it('writes cards as subtitles, in the middle of the picture, and among the captions in their order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  await writeWords(
    { ...score, intertitles: [intertitle(2, 4, { fr: 'Fin', de: 'Ende' })] },
    folder,
  );
  const card = '00:00:01.000 --> 00:00:03.000 line:46% align:center\n<c.intertitle>Ende</c>';
  expect(await readFile(join(folder, 'subtitles.de.vtt'), 'utf8')).toBe(`WEBVTT\n\n${card}\n`);
  expect(await readFile(join(folder, 'captions.de.vtt'), 'utf8')).toBe(
    `WEBVTT\n\n${card}\n\n00:00:05.000 --> 00:00:07.000\n[Walzer]\n`,
  );
});

it('writes no track that has no words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'words-'));
  await writeWords(score, folder);
  expect((await readdir(folder)).sort()).toEqual([
    'captions.de.vtt',
    'captions.fr.vtt',
    'chapters.de.vtt',
    'chapters.fr.vtt',
  ]);
});
