// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readCueStyles } from '@/lib/player/captions/cue-styles';
import { type CuePlace, type CueSettings, placeCue } from '@/lib/player/captions/place-cue';
import type { Plyr } from '@/lib/player/plyr/load-plyr';
import { renderCues } from '@/lib/player/plyr/render-cues';
import { until } from '../../until';

const defaults: CueSettings = {
  ...{ vertical: '', snapToLines: true, line: 'auto', lineAlign: 'start' },
  ...{ position: 'auto', positionAlign: 'auto', size: 100, align: 'center' },
};
const below: CuePlace = { above: 100, left: 0, width: 100, align: 'center' };

test.each<[Partial<CueSettings>, Partial<CuePlace>]>([
  [{}, below],
  [{ line: 0 }, { above: 0 }],
  [{ line: -1 }, below],
  [{ line: 40 }, below],
  [{ snapToLines: false, line: 50, lineAlign: 'center' }, { above: 50 }],
  [
    { position: 10, align: 'start' },
    { left: 10, width: 90, align: 'start' },
  ],
  [
    { position: 30, size: 80 },
    { left: 0, width: 60 },
  ],
  [
    { align: 'end', size: 40 },
    { left: 60, width: 40 },
  ],
  [{ position: 70, positionAlign: 'line-right' }, { width: 70 }],
  // Chromium has neither alignment.
  [{ snapToLines: false, line: 94.67, lineAlign: undefined }, { above: 100 }],
  [
    { position: 10, positionAlign: undefined, align: 'start' },
    { left: 10, width: 90 },
  ],
  [{ vertical: 'rl', line: 0, position: 10 }, below],
])('a cue with %j stands at %j', (settings, place) =>
  expect(placeCue({ ...defaults, ...settings })).toMatchObject(place),
);

const style = 'STYLE\n::cue { background: #000 }\n::cue(v[voice="Ada"]) { COLOR: lime; top: 0 }';
const file = `WEBVTT\n\n${style}\n\nSTYLE\n::cue(c.shout:not(.low)), ::cue(b){}\n::cue([) { color: red }\n`;

test('styles are read with the properties that captions keep', () => {
  const styles = readCueStyles(`${file}\n00:01.000 --> 00:02.000\n::cue(i) { color: red }`);
  expect(styles.map(({ selector }) => selector)).toEqual([
    ...['', 'span[title="Ada"]', 'span.shout:not(.low)', 'b', '['],
  ]);
  expect(styles[1]?.declarations).toEqual([['color', 'lime']]);
});

test('cues of neighbouring lines are stacked from top to bottom, in the colours of WebVTT and of their file', async () => {
  vi.stubGlobal('fetch', async () => new Response(file));
  const container = document.createElement('div');
  container.innerHTML = '<video><track src="/a.vtt"></video><div class="plyr__captions"></div>';
  const cue = (settings: Partial<CueSettings>, html: string) => {
    const getCueAsHTML = () => document.createRange().createContextualFragment(html);
    return { ...defaults, ...settings, getCueAsHTML };
  };
  const speech = cue({}, '<span title="Ada">Ja</span>');
  const title = cue({ line: 0 }, '<span class="yellow">Titel</span>');
  const track = { activeCues: [speech, title, speech, cue({ line: -2 }, 'Oh')] };
  Object.defineProperty(container.querySelector('track'), 'track', { value: track });
  renderCues(container, { captions: { currentTrackNode: track } } as unknown as Plyr);
  container.dispatchEvent(new Event('cuechange'));
  const stacks = [...container.querySelectorAll('.cues')];
  expect(stacks.map(({ textContent }) => textContent)).toEqual(['Titel', 'OhJaJa']);
  const colour = (name: string) => container.querySelector<HTMLElement>(name)?.style.color;
  expect(colour('.yellow')).toBe('yellow');
  await until(() => expect(colour('[title]')).toBe('lime'));
});
