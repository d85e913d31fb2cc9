import { expect, test } from 'vitest';
import { stripMarkup } from '@/lib/player/captions/strip-markup';
import { transcriptEntries } from '@/lib/player/captions/transcript-entries';

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });

test('a payload loses voices, classes, styles and inner times, and joins its lines', () => {
  expect(stripMarkup('<v Ellen>Il <c.loud>vient</c>\n<00:00:02.000><i>cette nuit</i>')).toBe(
    'Il vient cette nuit',
  );
});

test('entities are read, unknown and impossible ones stay as written', () => {
  expect(stripMarkup('Film &amp; Ton &lt;1&gt; &#233;&#xE9; &foo; &#x110000;')).toBe(
    'Film & Ton <1> éé &foo; &#x110000;',
  );
});

test('an escaped tag is words, not a tag', () => {
  expect(stripMarkup('&lt;i&gt;')).toBe('<i>');
});

test('a French narrow space survives the joining of lines', () => {
  expect(stripMarkup('Qui\u202f?\n Moi')).toBe('Qui\u202f? Moi');
});

test('cues come in order, and those without words are left out', () => {
  const entries = transcriptEntries([cue(5, 6, 'B'), cue(1, 2, 'A'), cue(3, 4, '<i> </i>')]);
  expect(entries.map(({ text }) => text)).toEqual(['A', 'B']);
});

test('a caption split over a cut is one entry that lasts until the last of them', () => {
  expect(transcriptEntries([cue(1, 2, 'A'), cue(2, 3, '<b>A</b>'), cue(3.5, 4, 'A')])).toEqual([
    cue(1, 4, 'A'),
  ]);
});

test('who speaks is named', () => {
  const [entry] = transcriptEntries([cue(1, 2, '<v.loud Ellen Hutter>Il <i>vient</i></v>')]);
  expect(entry?.text).toBe('[Ellen Hutter] Il vient');
});

test('what is said again later is another entry, and so is the same after something else', () => {
  expect(transcriptEntries([cue(1, 2, 'Non'), cue(9, 10, 'Non')])).toHaveLength(2);
  expect(transcriptEntries([cue(1, 2, 'A'), cue(2, 3, 'B'), cue(3, 4, 'A')])).toHaveLength(3);
});

test('the cues given are not changed', () => {
  const cues = [cue(1, 2, 'A'), cue(2, 3, 'A')];
  transcriptEntries(cues);
  expect(cues).toEqual([cue(1, 2, 'A'), cue(2, 3, 'A')]);
});
