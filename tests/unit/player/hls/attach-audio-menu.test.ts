// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { attachAudioMenu } from '@/lib/player/hls/attach-audio-menu';
import type { Stream } from '@/lib/player/hls/stream';

function setUp(languages: string[]) {
  let tell = () => {};
  let heard = 0;
  const stream = {
    audioTracks: () => languages.map((language, index) => ({ index, name: `t${index}`, language })),
    audioTrack: () => heard,
    setAudioTrack: vi.fn(),
    onAudio: (listener: () => void) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  } as unknown as Stream;
  const root = document.createElement('div');
  root.innerHTML = '<div class="plyr__controls"></div>';
  const [controls] = root.children as unknown as [HTMLElement];
  document.body.replaceChildren(root);
  const nameLanguage = (code: string) => `<${code}>`;
  const stop = attachAudioMenu(root, { stream, label: 'Langue du son', nameLanguage });
  const hear = (index: number) => {
    heard = index;
    tell();
  };
  return { stream, controls, stop, hear };
}

const radios = (controls: Element) => [...controls.querySelectorAll('input')];

test('several tracks make a menu in the visitor’s words, with the one that is heard', () => {
  const { stream, controls, hear } = setUp(['fr', 'de']);
  expect([...controls.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    '<fr>',
    '<de>',
  ]);
  expect(controls.querySelector('summary')?.getAttribute('aria-label')).toBe('Langue du son');
  radios(controls)[1]?.click();
  expect(stream.setAudioTrack).toHaveBeenCalledWith(1);
  hear(1);
  expect(radios(controls).map(({ checked }) => checked)).toEqual([false, true]);
});

test('one track makes none, and the clean-up takes it away', () => {
  expect(setUp(['fr']).controls.childElementCount).toBe(0);
  const { controls, stop } = setUp(['fr', 'de']);
  stop();
  expect(controls.childElementCount).toBe(0);
});
