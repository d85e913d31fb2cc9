import { describe, expect, it } from 'vitest';
import { parseVtt } from '@/lib/primitives/webvtt';
import { blockCases, headerCases } from './webvtt/block-cases';
import { brokenTimes, times } from './webvtt/timing-cases';

const entries = <T>(table: Record<string, T[]>) =>
  Object.entries(table).flatMap(([w3c, items]) => items.map((item) => ({ w3c, item })));

describe('the W3C’s file-parsing tests', () => {
  it.each([...headerCases, ...blockCases])('$w3c: $asks', ({ file, texts }) => {
    const cues = parseVtt(file);
    expect(cues.map((cue) => cue.text)).toEqual(texts);
  });

  it.each(entries(brokenTimes))('timings, $w3c: a cue with “$item” is dropped', ({ item }) => {
    const wrong = `${item} --> 99:00:00.000\nx\n\n00:00.000 --> ${item}\nx`;
    const cues = parseVtt(`WEBVTT\n\n${wrong}\n\n00:03.000 --> 00:04.000\na`);
    expect(cues.map((cue) => cue.text)).toEqual(['a']);
  });

  it.each(times)('timings, %s: %s is %d seconds, at start and end', (_, time, seconds) => {
    const cues = parseVtt(`WEBVTT\n\n${time} --> 99:00:00.000\n\n00:00.000 --> ${time}`);
    expect(cues[0]).toMatchObject({ startTime: seconds, endTime: 356_400 });
    expect(cues[1]).toMatchObject({ startTime: 0, endTime: seconds });
  });

  it('timings, negative: a cue may end before it starts', () => {
    const [cue] = parseVtt('WEBVTT\n\n01:00:00.000 --> 00:59:59.999\na');
    expect(cue).toMatchObject({ startTime: 3600, endTime: 3599.999, text: 'a' });
  });

  it.each([
    'align:start position:25%,line-left size:50% line:1 vertical:lr region:top',
    ...['align:middle', ' \t nonsense', ':'],
  ])('settings: a cue with “%s” after its times is read like one without', (settings) =>
    expect(parseVtt(`WEBVTT\n\n00:00.000 --> 00:01.000 ${settings}\na`)).toEqual([
      { startTime: 0, endTime: 1, text: 'a' },
    ]),
  );
});

it('reads a caption with its lines and markup', () => {
  const file = 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.000\n- Où ?\n- <i>Là.</i>\n';
  expect(parseVtt(file)).toEqual([{ startTime: 0, endTime: 1, text: '- Où ?\n- <i>Là.</i>' }]);
});
