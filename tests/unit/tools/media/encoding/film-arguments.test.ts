import { expect, it } from 'vitest';
import { filmArguments } from '@/tools/media/encoding/film-arguments';
import { picture, sound } from '../recordings';

const said = (...given: Parameters<typeof filmArguments>) => filmArguments(...given).join(' ');

it('copies a film that browsers play as it is, and puts its index first', () => {
  const args = said(picture(), [sound()]);
  expect(args).toContain('-c:v copy -c:a copy');
  expect(args).toContain('-movflags +faststart');
});

it.each([
  ['another codec', { codec: 'prores' }],
  ['ten bits', { pixelFormat: 'yuv420p10le' }],
  ['more than 1080 lines', { width: 2880, height: 2160 }],
  ['pixels that are not square', { asShown: false }],
])('encodes a picture with %s', (_, differing) => {
  expect(said(picture(differing), [])).toContain('-c:v libx264');
});

it('makes full frames first, then the size, then the colours of the web', () => {
  const args = said(
    picture({ interlaced: true, asShown: false, matrix: 'bt601', width: 768, height: 576 }),
    [],
  );
  expect(args).toMatch(
    /-vf bwdif=\S+,scale=768:576:\S*in_color_matrix=bt601:out_color_matrix=bt709/,
  );
});

it('takes the track that the file marks as the first to be heard', () => {
  const tracks = [
    sound({ stream: 1 }),
    sound({ stream: 2, codec: 'dts', channels: 6, isDefault: true }),
  ];
  expect(said(picture(), tracks)).toContain('-map 0:2 -c:v copy -c:a aac -b:a 160k -ac 2');
});

it('asks for no sound in a silent film', () => {
  expect(said(picture(), [])).not.toMatch(/-c:a|-b:a|0:1/);
});
