import { speeds } from '@/lib/player/clamps/speeds';
import { projectionSpeeds } from '@/lib/player/silent/projection-speeds';
import type { Asked, Control } from './control';
import { stepSpeed } from './step-speed';

/** Slower and faster, through the speeds of the menu. */
export const speed: Control = {
  keys: { '<': step(-1), '>': step(1) },
  row: ({ keysSpeed }) => ({ keys: ['<', '>'], does: keysSpeed }),
};

function step(by: -1 | 1) {
  return ({ handle, film }: Asked) =>
    handle.setSpeed(stepSpeed(handle.store.read().speed, by, speedsOf(film)));
}

/** Those of the menu: a silent film's are its projection speeds. */
function speedsOf({ transferRate }: Asked['film']): readonly number[] {
  return transferRate ? projectionSpeeds(transferRate).map(({ speed }) => speed) : speeds;
}
