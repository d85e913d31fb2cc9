import { expect, test } from 'vitest';
import { transcriptTracks } from '@/lib/player/captions/transcript-tracks';

test('each language is there once, captions before subtitles, chapters never', () => {
  const tracks = [
    { kind: 'chapters', srclang: 'fr', src: '/chapters.vtt' },
    { kind: 'subtitles', srclang: 'fr', src: '/subtitles.fr.vtt', label: 'Français' },
    { kind: 'captions', srclang: 'fr', src: '/captions.fr.vtt', label: 'Français' },
    { kind: 'subtitles', srclang: 'de', src: '/subtitles.de.vtt' },
  ];
  expect(transcriptTracks(tracks)).toEqual([
    { srclang: 'fr', src: '/captions.fr.vtt', label: 'Français' },
    { srclang: 'de', src: '/subtitles.de.vtt', label: 'de' },
  ]);
});
