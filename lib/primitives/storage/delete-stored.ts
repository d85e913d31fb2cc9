import { forgetCookie } from './cookie';
import { deviceText } from './device-text';
import { keysOf } from './read-stored';
import { type Kept, storedItems } from './stored-items';

/** Takes a thing out of the browser. `false` where the browser refuses. */
export function deleteStored({ key, where }: Kept): boolean {
  if (where !== 'cookie')
    return keysOf(key, where).every((name) => deviceText(name, where).write(null) === 'kept');
  forgetCookie(key);
  return true;
}

/** Takes everything out of the browser that the site keeps there. `false` where the browser refuses. */
export function forgetAll(): boolean {
  return storedItems.map(deleteStored).every(Boolean);
}
