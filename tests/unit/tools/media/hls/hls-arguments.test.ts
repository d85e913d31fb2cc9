import { expect, it } from 'vitest';
import { hlsArguments } from '@/tools/media/hls/hls-arguments';
import { picture, sound } from '../recordings';

const streams = (...given: Parameters<typeof hlsArguments>) => {
  const args = hlsArguments(...given);
  return args[args.indexOf('-var_stream_map') + 1];
};

it('carries every sound track with its language, and marks the first to be heard', () => {
  const tracks = [
    sound({ language: 'de' }),
    sound({ stream: 2, language: 'fr', isDefault: true }),
    sound({ stream: 3 }),
  ];
  expect(streams(picture({ width: 320, height: 240 }), tracks)).toBe(
    'v:0,agroup:sound,name:240 a:0,agroup:sound,language:de,name:sound-1-de a:1,agroup:sound,language:fr,name:sound-2-fr,default:yes a:2,agroup:sound,name:sound-3',
  );
});

it('has no group of sounds for a silent film', () => {
  const silent = hlsArguments(picture(), []);
  expect(streams(picture(), [])).toBe('v:0,name:720 v:1,name:480 v:2,name:240');
  expect(silent).not.toContain('-c:a');
});

it('scales the picture once for each rung', () => {
  const graph = hlsArguments(picture({ stream: 3 }), [])[1];
  expect(graph).toMatch(/^\[0:3\]split=3\[s0\]\[s1\]\[s2\];\[s0\]scale=1280:720:/);
  expect(graph).toMatch(/;\[s2\]scale=426:240:\S+\[v2\]$/);
});
