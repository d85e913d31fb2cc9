import { describe, expect, it } from 'vitest';
import { parseVtt } from '@/lib/webvtt/parse-vtt';
import { blockCases, headerCases } from '../player/thumbnails/vtt-block-cases';
import { brokenSettings, settings } from '../player/thumbnails/vtt-settings-cases';
import { brokenTimes, times } from '../player/thumbnails/vtt-timing-cases';

const defaults = {
  region: null,
  vertical: '',
  line: 'auto',
  snapToLines: true,
  lineAlign: 'start',
  position: 'auto',
  positionAlign: 'auto',
  size: 100,
  align: 'center',
};
const entries = <T>(table: Record<string, T[]>) =>
  Object.entries(table).flatMap(([w3c, items]) => items.map((item) => ({ w3c, item })));
const settingsOf = (text: string) =>
  parseVtt(`WEBVTT\n\n00:00.000 --> 00:01.000 ${text}\na`)[0]?.settings;

describe('the W3C’s file-parsing tests', () => {
  it.each([...headerCases, ...blockCases])('$w3c: $asks', ({ file, texts, ids }) => {
    const cues = parseVtt(file);
    expect(cues.map((cue) => cue.text)).toEqual(texts);
    if (ids) expect(cues.map((cue) => cue.id)).toEqual(ids);
  });

  it.each(entries(brokenTimes))('timings, $w3c: a cue with “$item” is dropped', ({ item }) => {
    const wrong = `${item} --> 99:00:00.000\nx\n\n00:00.000 --> ${item}\nx`;
    const cues = parseVtt(`WEBVTT\n\n${wrong}\n\n00:03.000 --> 00:04.000\na`);
    expect(cues.map((cue) => cue.text)).toEqual(['a']);
  });

  it.each(times)(
    'timings, %s: %s is %d seconds, at the start and at the end',
    (_, time, seconds) => {
      const cues = parseVtt(`WEBVTT\n\n${time} --> 99:00:00.000\n\n00:00.000 --> ${time}`);
      expect(cues[0]).toMatchObject({ startTime: seconds, endTime: 356_400 });
      expect(cues[1]).toMatchObject({ startTime: 0, endTime: seconds });
    },
  );

  it('timings, negative: a cue may end before it starts', () => {
    const [cue] = parseVtt('WEBVTT\n\n01:00:00.000 --> 00:59:59.999\na');
    expect(cue).toMatchObject({ startTime: 3600, endTime: 3599.999, text: 'a' });
  });

  it.each(entries(settings))('settings, $w3c: “$item.0” is read', ({ item: [text, changed] }) => {
    expect(settingsOf(text)).toEqual({ ...defaults, ...changed });
  });

  it.each(entries(brokenSettings))('settings, $w3c: “$item” is passed over', ({ w3c, item }) => {
    expect(settingsOf(`${w3c}:${item}`)).toEqual(defaults);
    const before = 'align:right vertical:lr line:7 position:3% size:4%';
    expect(settingsOf(`${before} ${w3c}:${item}`)).toEqual(settingsOf(before));
  });

  it.each([
    ['region:top', 'top'],
    ['region:top region:bottom', 'bottom'],
    ['region:nowhere', null],
    ['region:nowhere region:top', 'top'],
    ['region:', null],
    ['region: top', null],
    ['region :top', null],
    ['region:top size:50%', null],
  ])('settings, region: “%s” is %s', (text, region) => {
    const regions = 'REGION\nid:top\nwidth:40%\n\nREGION\nid:x id:bottom\n\nREGION\nwidth:10%';
    const [cue] = parseVtt(`WEBVTT\n\n${regions}\n\n00:00.000 --> 00:01.000 ${text}\na`);
    expect(cue?.settings.region).toBe(region);
  });

  it('regions, id: a region after the first cue is none', () => {
    const blocks = ['00:00.000 --> 00:01.000', 'REGION\nid:a', '00:01.000 --> 00:02.000 region:a'];
    expect(parseVtt(['WEBVTT', ...blocks].join('\n\n'))[1]?.settings.region).toBeNull();
  });
});

it('reads a caption whole, with its lines and its markup', () => {
  const file = 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\n- Où ?\n- <i>Là.</i>\n';
  expect(parseVtt(file)).toEqual([
    { id: '1', startTime: 0, endTime: 1, settings: defaults, text: '- Où ?\n- <i>Là.</i>' },
  ]);
});

it('reads ten thousand cues before the test runs out of time', () => {
  const cue = '00:00:00.000 --> 00:00:01.000 align:start\nsprite.jpg#xywh=0,0,160,90\n\n';
  expect(parseVtt(`WEBVTT\n\n${cue.repeat(10_000)}`)).toHaveLength(10_000);
});
