import { forgetCookie } from './cookie';
import { deviceText } from './device-text';
import { type Kept, keptThings } from './kept';
import { keysOf } from './read-kept';

/** Takes a thing out of the browser. `false` where the browser refuses. */
export function forgetKept({ key, where }: Kept): boolean {
  if (where !== 'cookie')
    return keysOf(key, where).every((name) => deviceText(name, where).write(null) === 'kept');
  forgetCookie(key);
  return true;
}

/** Takes everything out of the browser that the site keeps there. `false` where the browser refuses. */
export function forgetAll(): boolean {
  return keptThings.map(forgetKept).every(Boolean);
}
