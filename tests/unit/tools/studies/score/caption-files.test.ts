import { describe, expect, it } from 'vitest';
import { captionsFile, chaptersFile } from '@/tools/studies/score/caption-files';

const score = {
  beatSeconds: 0.5,
  beats: 20,
  captions: [{ beat: 3, beats: 2, text: { fr: '[Une cloche]', de: '[Eine Glocke]' } }],
  chapters: [
    { beat: 0, title: { fr: 'Un', de: 'Eins' } },
    { beat: 8, title: { fr: 'Deux', de: 'Zwei' } },
  ],
};

describe('The words of a score', () => {
  it('become captions at the seconds its beats fall on', () => {
    expect(captionsFile(score.captions, score, 'de')).toBe(
      'WEBVTT\n\n00:00:01.500 --> 00:00:02.500\n[Eine Glocke]\n',
    );
  });

  it('become chapters that leave no gap and end with the score', () => {
    expect(chaptersFile(score, 'fr').split('\n\n')).toEqual([
      'WEBVTT',
      '00:00:00.000 --> 00:00:04.000\nUn',
      '00:00:04.000 --> 00:00:10.000\nDeux\n',
    ]);
  });
});
