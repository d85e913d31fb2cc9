import { expect, it } from 'vitest';
import { continueFrom, newManifest } from '@/tools/media/making/manifest';
import { planSteps } from '@/tools/media/making/plan-steps';
import { picture } from '../recordings';

const source = { name: 'film.mkv', size: 10, modified: 1_000_000 };
const steps = planSteps({ seconds: 60, picture: picture(), sound: [] });
const earlier = { ...newManifest(source, steps, false), steps: { film: 'finished' as const } };

it('goes on where the same film is made in the same way, whatever it is called', () => {
  const again = newManifest({ ...source, name: 'renamed.mkv' }, steps, false);
  expect(continueFrom(earlier, again, 'folder')).toBe(earlier);
});

it('notices another film', () => {
  const changed = newManifest({ ...source, modified: 2_000_000 }, steps, false);
  expect(() => continueFrom(earlier, changed, 'folder')).toThrow(
    /another file.*film\.mkv, 10 bytes[\s\S]*--force/,
  );
});

it('notices other settings', () => {
  const others = newManifest(source, steps.slice(1), false);
  expect(() => continueFrom(earlier, others, 'folder')).toThrow(/other settings/);
});

it('begins again when told to', () => {
  const forced = newManifest(source, steps, true);
  expect(continueFrom(earlier, forced, 'folder')).toBe(forced);
});
