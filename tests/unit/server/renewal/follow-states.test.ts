import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUnbuilt } from '@/lib/server/on-demand/find-unbuilt';
import { nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { followStates } from '@/lib/server/renewal/follow-states';

const moment = Date.parse('2026-12-04T20:30:00+01:00');

beforeEach(() => void vi.useFakeTimers({ now: moment - 1 }));
afterEach(() => void vi.useRealTimers());

test('of a film that no build has made the page is none before its minute', () => {
  const read = vi.fn(() => {
    const films = Date.now() < moment ? ['faust'] : ['faust', 'bald'];
    return openUnbuilt({ ...nothingUnbuilt, films, drawings: films });
  });
  const find = followStates(read, [moment, moment + 1000]);
  expect(find()('/fr/movie/faust')).toBeDefined();
  expect(find()('/fr/movie/bald')).toBeUndefined();
  expect(find()('/poster/bald.svg')).toBeUndefined();
  vi.setSystemTime(moment);
  expect(find()('/fr/movie/bald')?.file).toBe('/fr/movie/bald.html');
  expect(find()('/poster/bald.svg')).toBeDefined();
  expect(read).toHaveBeenCalledTimes(2);
});
