import { expect, test } from 'vitest';
import { versionSchema } from '@/lib/content/schema/version';
import { faultsOf } from './faults-of';

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
