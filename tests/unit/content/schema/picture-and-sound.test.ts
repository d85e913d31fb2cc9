import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  colours,
  coloursSchema,
  filmRatioSchema,
  soundSchema,
  versionSchema,
} from '@/lib/content/schema/picture-and-sound';
import { faultsOf } from './faults-of';

test('a picture is in the colours that pages have words for', () => {
  const { Film } = JSON.parse(readFileSync('messages/fr.json', 'utf8'));
  expect([...colours].sort()).toEqual(Object.keys(Film.colours).sort());
  expect(coloursSchema.parse([...colours])).toEqual([...colours]);
  expect(faultsOf(coloursSchema, ['sepia'])).toHaveLength(1);
});

test.each(['1.33:1', '1.5:1', '2.39:1'])('%s is a ratio', (ratio) => {
  expect(faultsOf(filmRatioSchema, ratio)).toEqual([]);
});

test.each(['4:3', '1.:1', '1.375:1', '11.33:1', '1,33:1', '1.33:10', 'a.b:1', '1.33'])(
  '%s is none',
  (ratio) => {
    expect(faultsOf(filmRatioSchema, ratio)).toEqual([": a picture's ratio such as '1.37:1'"]);
  },
);

test.each(['silent', 'mono', 'Dolby Digital', '5.1', 'silent, with music', 'non-silent'])(
  'the sound may be %s',
  (sound) => {
    expect(soundSchema.parse(` ${sound} `)).toBe(sound);
  },
);

test.each(['Silent', 'mute', 'muet', 'Stumm', 'ohne Ton', 'sans son'])(
  '“%s” means silent, and is asked for in this word',
  (sound) => {
    expect(faultsOf(soundSchema, sound)).toEqual([': silent, in this word']);
  },
);

test('a sound that is nothing is told what may stand there', () => {
  expect(faultsOf(soundSchema, ' ')).toEqual([
    ': silent, or as the field writes it: mono, stereo, Dolby Digital',
  ]);
});

const owed = { resolution: 'DCP' };

test('a copy owes how it is kept, and is silent unless it says otherwise', () => {
  expect(versionSchema.parse({ resolution: ' 35 mm ' })).toEqual({
    ...{ audio: [], subtitles: [], resolution: '35 mm' },
  });
  const full = { audio: ['de'], subtitles: ['fr'], ...owed, runtime: 94.5, metres: 2564 };
  expect(versionSchema.parse(full)).toEqual(full);
});

test.each([
  [{ resolution: ' ' }, 'resolution: a name'],
  [{ audio: ['VO'] }, 'audio.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ subtitles: ['all'] }, 'subtitles.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ runtime: 0 }, 'runtime: Too small: expected number to be >0'],
  [{ metres: 0 }, 'metres: Too small: expected number to be >0'],
  [{ reels: 5 }, ': Unrecognized key: "reels"'],
])('a copy with %j is at fault', (change, fault) => {
  expect(faultsOf(versionSchema, { ...owed, ...change })).toEqual([fault]);
});
