import { describe, expect, test } from 'vitest';
import { searchEntries } from '@/lib/player/captions/search-transcript';
import { findLastStarted, transcriptTracks } from '@/lib/player/captions/text-tracks';
import {
  initialLanguage,
  showsCaptionsInitially,
  trackLanguage,
} from '@/lib/player/captions/track-language';
import { stripMarkup, transcriptEntries } from '@/lib/player/captions/transcript';

describe('track languages', () => {
  const subtitles = { kind: 'subtitles', srclang: 'de' };
  const captions = { kind: 'captions', srclang: 'de' };

  test('captions next to subtitles in one language have a tag of their own', () => {
    const both = [subtitles, captions].map((track) => trackLanguage(track, [subtitles, captions]));
    expect(both).toEqual(['de', 'de-x-cc']);
    expect(trackLanguage(captions, [captions])).toBe('de');
  });

  test('a stored tag falls back to its language', () => {
    expect(initialLanguage('de-x-cc', [subtitles, captions])).toBe('de-x-cc');
    expect(initialLanguage('de-x-cc', [captions])).toBe('de');
    expect(initialLanguage('fr', [captions])).toBe('fr');
  });
});

const captions = { kind: 'captions' };
const subtitles = { kind: 'subtitles' };

test.each([
  [undefined, [subtitles, captions], true],
  [undefined, [captions], false],
  [false, [subtitles], false],
  [true, [captions], true],
])(
  'showsCaptionsInitially with the choice %s and the tracks %j returns %s',
  (choice, tracks, shown) => expect(showsCaptionsInitially(choice, tracks)).toBe(shown),
);

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });

const entity = 'Film &amp; Ton &lt;1&gt; &#233;&#xE9; &foo; &#x110000;';

test.each([
  ['<v Ellen>Il <c.loud>vient</c>\n<00:00:02.000><i>cette nuit</i>', 'Il vient cette nuit'],
  [entity, 'Film & Ton <1> éé &foo; &#x110000;'],
  ['&lt;i&gt;', '<i>'],
  // A narrow no-break space stays.
  ['Qui\u202f?\n Moi', 'Qui\u202f? Moi'],
])('transcriptEntries: the payload %j is shown as %j', (payload, text) =>
  expect(stripMarkup(payload)).toBe(text),
);

test.each([
  [
    'sorts cues and drops empty ones',
    [cue(5, 6, 'B'), cue(1, 2, 'A'), cue(3, 4, '<i> </i>')],
    [cue(1, 2, 'A'), cue(5, 6, 'B')],
  ],
  [
    'joins a caption that is split over a cut',
    [cue(1, 2, 'A'), cue(2, 3, '<b>A</b>'), cue(3.5, 4, 'A')],
    [cue(1, 4, 'A')],
  ],
  [
    'names the speaker',
    [cue(1, 2, '<v.loud Ellen Hutter>Il <i>vient</i></v>')],
    [cue(1, 2, '[Ellen Hutter] Il vient')],
  ],
  [
    'keeps a later repetition',
    [cue(1, 2, 'Non'), cue(9, 10, 'Non')],
    [cue(1, 2, 'Non'), cue(9, 10, 'Non')],
  ],
])('transcriptEntries: %s', (_, cues, entries) => expect(transcriptEntries(cues)).toEqual(entries));

describe('searchEntries', () => {
  const entries = [
    'L’Éclipse\u00a0: l’œuvre au cœur',
    'Die Straße schließt',
    'Éclipse, éclipse',
  ].map((text, index) => ({ startTime: index, endTime: index + 1, text }));

  const marked = (query: string) =>
    searchEntries(entries, query).map(({ text, ranges }) =>
      ranges.map(([from, until]) => text.slice(from, until)),
    );

  test('ignores case and accents', () => {
    expect(marked('eclipse')).toEqual([['Éclipse'], ['Éclipse', 'éclipse']]);
    expect(marked('ÉCLIPSE')).toEqual(marked('eclipse'));
  });

  test('finds ligatures by their letters, and marks the whole ligature', () => {
    expect(marked('oeuvre')).toEqual([['œuvre']]);
    expect(marked('strasse')).toEqual([['Straße']]);
    expect(marked('euvre')).toEqual([['œuvre']]);
  });

  test('finds typographic apostrophes and spaces by plain ones', () =>
    expect(marked("l'eclipse :")).toEqual([['L’Éclipse\u00a0:']]));

  test('an empty search returns all entries, and characters of regular expressions are literal', () => {
    expect(marked('  ')).toEqual([[], [], []]);
    expect(marked('.*')).toEqual([]);
  });

  test('marks the right range behind combining accents and emoji', () => {
    const text = '🎞 e\u0301toile';
    const [found] = searchEntries([{ startTime: 0, endTime: 1, text }], 'étoile');
    expect(found?.ranges.map(([from, until]) => text.slice(from, until))).toEqual(['e\u0301toile']);
  });
});

test('transcriptTracks lists each language once, captions before subtitles', () => {
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

const items = [{ startTime: 2 }, { startTime: 5 }, { startTime: 9 }];

test.each([
  [0, -1],
  [2, 0],
  [4.9, 0],
  // A seek may land one frame before its cue.
  [4.97, 1],
  [5, 1],
  [8, 1],
  [1000, 2],
])('findLastStarted returns at %s s the index %s', (time, index) =>
  expect(findLastStarted(items, time)).toBe(index),
);
