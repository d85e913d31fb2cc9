import { expect, it } from 'vitest';
import { nameSounds } from '@/tools/media/making/make-hls';
import { sound } from '../recordings';

const media = (uri: string) =>
  `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="g",NAME="audio_9",URI="${uri}.m3u8"`;

it('names a track by its title, its language or its number, and no two alike', () => {
  const tracks = [
    sound({ language: 'fr' }),
    sound({ language: 'fr' }),
    sound({ language: 'de', title: 'Kommentar "A. B."' }),
    sound(),
  ];
  const uris = ['sound-1-fr', 'sound-2-fr', 'sound-3-de', 'sound-4'];
  const master = ['#EXTM3U', ...uris.map(media), '720.m3u8', ''].join('\n');
  const named = nameSounds(master, tracks);
  expect([...named.matchAll(/NAME="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'français',
    'français (2)',
    'Kommentar  A. B.',
    '4',
  ]);
  expect(named).toContain('\n720.m3u8\n');
});
