import { expect, test } from 'vitest';
import { lasts, motions } from '@/components/films/motion/keyframes';
import { motifNames } from '@/lib/content/schema/motif';
import { drawPoster } from '@/lib/posters/draw-poster';
import { gaitOf } from '@/lib/posters/gaits';

test('a poster’s picture says how it moves, and its title stands outside of what does', () => {
  for (const motif of motifNames) {
    const facts = { slug: 'a', title: 'A', year: 1920, directors: [], genres: [], countries: [] };
    const svg = drawPoster({ ...facts, motif }, 'portrait');
    expect(svg).toContain(`<g data-gait="${gaitOf(motif)}">`);
    expect(svg.match(/data-gait/g)).toHaveLength(1);
    expect(svg.indexOf('class="credits"')).toBeGreaterThan(svg.indexOf('</svg>'));
  }
});

test.each(Object.entries(motions))('%s ends where it has begun, after two seconds', (_, motion) => {
  const [first, last] = [motion.keyframes.at(0), motion.keyframes.at(-1)];
  const rests = ['none', 'rotate(0deg)', 'rotate(360deg)'];
  expect(rests).toContain(first?.transform);
  expect(rests).toContain(last?.transform);
  expect(lasts).toBe(2000);
  // Nothing but what the browser can move without laying the page out again.
  for (const frame of motion.keyframes)
    expect(Object.keys(frame).filter((key) => !/^(?:transform|offset|easing)$/.test(key))).toEqual(
      [],
    );
});
