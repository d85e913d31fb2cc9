import { forgetCookie } from './cookie';
import { deviceText } from './device-text';
import { keysOf } from './read-stored';
import { type Kept, storedItems } from './stored-items';

/** Deletes an item from the browser. `false` if the browser refuses. */
export function deleteStored({ key, where }: Kept): boolean {
  if (where !== 'cookie')
    return keysOf(key, where).every((name) => deviceText(name, where).write(null) === 'kept');
  forgetCookie(key);
  return true;
}

/** Deletes all items of the site from the browser. `false` if the browser refuses. */
export function forgetAll(): boolean {
  return storedItems.map(deleteStored).every(Boolean);
}
