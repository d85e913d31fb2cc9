import { describe, expect, test } from 'vitest';
import { searchEntries } from '@/lib/player/captions/search-transcript';
import { findLastStarted, transcriptTracks } from '@/lib/player/captions/text-tracks';
import { stripMarkup, transcriptEntries } from '@/lib/player/captions/transcript';
import { foldWithOrigins } from '@/lib/primitives/text/fold-text';

describe('entries', () => {
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
});

describe('a search', () => {
  const entries = [
    'L’Éclipse\u00a0: l’œuvre au cœur',
    'Die Straße schließt',
    'Éclipse, éclipse',
  ].map((text, index) => ({ startTime: index, endTime: index + 1, text }));

  const marked = (query: string) =>
    searchEntries(entries, query).map(({ text, ranges }) =>
      ranges.map(([from, until]) => text.slice(from, until)),
    );

  test('case and accents do not matter, in the words or in the film', () => {
    expect(marked('eclipse')).toEqual([['Éclipse'], ['Éclipse', 'éclipse']]);
    expect(marked('ÉCLIPSE')).toEqual(marked('eclipse'));
  });

  test('ligatures are found by their letters, and a half of one marks the whole', () => {
    expect(marked('oeuvre')).toEqual([['œuvre']]);
    expect(marked('strasse')).toEqual([['Straße']]);
    expect(marked('euvre')).toEqual([['œuvre']]);
  });

  test('a typewriter’s apostrophe and a plain space find the printed ones', () => {
    expect(marked("l'eclipse :")).toEqual([['L’Éclipse\u00a0:']]);
  });

  test('no words find everything, with nothing marked; signs of a regular expression are words', () => {
    expect(marked('  ')).toEqual([[], [], []]);
    expect(marked('.*')).toEqual([]);
  });

  test('accents written apart, and signs beyond the basic plane, keep the places right', () => {
    const text = '🎞 e\u0301toile';
    const { folded, origins } = foldWithOrigins(text);
    expect(folded).toBe('🎞 etoile');
    expect(origins).toHaveLength(folded.length + 1);
    const [found] = searchEntries([{ startTime: 0, endTime: 1, text }], 'étoile');
    expect(found?.ranges.map(([from, until]) => text.slice(from, until))).toEqual(['e\u0301toile']);
  });
});

describe('their files', () => {
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
});

describe('the current one', () => {
  const items = [{ startTime: 2 }, { startTime: 5 }, { startTime: 9 }];

  test.each([
    [0, -1],
    [2, 0],
    [4.9, 0],
    [5, 1],
    [8, 1],
    [1000, 2],
  ])('at %s seconds the item %s is the current one', (time, index) => {
    expect(findLastStarted(items, time)).toBe(index);
  });

  test('a seek that lands a frame short of a cue counts as there', () => {
    expect(findLastStarted(items, 4.97)).toBe(1);
  });
});
