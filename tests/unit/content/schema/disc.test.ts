import { expect, test } from 'vitest';
import { discSchema, regions } from '@/lib/content/schema/disc';
import { faultsOf } from './faults-of';

const region = 'region: free, or regions such as [B] of a Blu-ray and [2] of a DVD';

test('of a disc of which nothing is said one lies in the box', () => {
  expect(discSchema.parse({})).toEqual({
    count: 1,
    ...{ picture: [], subtitles: [], captions: [], audioDescription: [] },
  });
});

test('all that a back cover says is taken', () => {
  const full = {
    ...{ count: 2, runtime: 180, region: ['B'], standard: 'PAL', picture: ['tinted'] },
    ...{ ratio: '1.33:1', sound: 'mono', subtitles: ['fr'], captions: ['de'] },
    audioDescription: ['en'],
  };
  expect(discSchema.parse(full)).toEqual(full);
});

test('every player knows its region by a letter or a number', () => {
  expect(regions).toEqual([...'ABC123456']);
  expect(discSchema.parse({ region: [...regions] }).region).toEqual([...regions]);
  expect(discSchema.parse({ region: ['B', 2] }).region).toEqual(['B', '2']);
  expect(discSchema.parse({ region: 'free' }).region).toBe('free');
});

test.each([
  ...[{ region: 'B' }, { region: 2 }, { region: ['D'] }, { region: ['B', 'D'] }],
  ...[{ region: [0] }, { region: ['free'] }, { region: [true] }, { region: null }],
])('%j is told which regions there are', (disc) => {
  expect(faultsOf(discSchema, disc)).toEqual([region]);
});

test('a disc that is for a region names one', () => {
  expect(faultsOf(discSchema, { region: [] })).toHaveLength(1);
});

test.each(['PAL', 'NTSC'])('a DVD may be %s', (standard) => {
  expect(faultsOf(discSchema, { standard })).toEqual([]);
});

test.each([
  [{ count: 0 }, 'count'],
  [{ runtime: 90.5 }, 'runtime'],
  [{ standard: 'SECAM' }, 'standard'],
  [{ picture: ['sepia'] }, 'picture.0'],
  [{ subtitles: ['allemand'] }, 'subtitles.0'],
  [{ captions: ['allemand'] }, 'captions.0'],
  [{ audioDescription: ['allemand'] }, 'audioDescription.0'],
  [{ layers: 2 }, ''],
])('a disc with %j is at fault', (disc, field) => {
  expect(faultsOf(discSchema, disc).map((fault) => fault.split(':')[0])).toEqual([field]);
});
