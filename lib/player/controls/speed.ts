import type { Said } from '@/lib/player/say-as';
import { speedOptions } from '@/lib/player/silent/speed-options';
import type { Asked, Control } from './control';
import { stepSpeed } from './step-speed';

/** Steps through the speeds of the menu. */
export const speed: Control = {
  keys: { '<': step(-1), '>': step(1) },
  row: ({ keysSpeed }) => ({ keys: ['<', '>'], does: keysSpeed }),
};

function step(by: -1 | 1) {
  return ({ handle, film, words, locale, say }: Asked) => {
    const options = speedOptions(film.transferRate, { words, locale });
    const speeds = options.map(({ speed }) => speed);
    handle.setSpeed(stepSpeed(handle.store.read().speed, by, speeds));
    // The provider may have applied a different speed.
    const { speed: now } = handle.store.read();
    const option: Said | undefined = options.find(({ speed }) => speed === now);
    const { label, spoken } = option ?? { label: `${now}×` };
    say({ label: `${words.speed} ${label}`, spoken: spoken && `${words.speed} ${spoken}` });
  };
}
