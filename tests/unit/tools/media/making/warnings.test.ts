import { expect, it } from 'vitest';
import { warnings } from '@/tools/media/making/make-media';
import { picture, sound } from '../recordings';

it('has nothing to say of a film with one sound track', () => {
  expect(warnings({ seconds: 60, picture: picture(), sound: [sound()] })).toEqual([]);
});

it.each([
  ['silent film', { picture: picture(), sound: [] }],
  ['work to listen to', { sound: [sound()] }],
  ['HDR', { picture: picture({ highDynamicRange: true }), sound: [sound()] }],
  ['language', { picture: picture(), sound: [sound({ language: 'fr' }), sound()] }],
  ['subtitles', { picture: picture(), sound: [sound()], subtitles: 2 }],
])('says beforehand what concerns a %s', (word, recording) => {
  const said = warnings({ seconds: 60, ...recording });
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(word);
});
