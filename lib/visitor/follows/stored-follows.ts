import { isRecord, parseJson } from '@/lib/primitives/json';
import { type DeviceText, deviceText, type Outcome } from '@/lib/primitives/storage/device-storage';
import { withMutex } from '@/lib/primitives/storage/mutex';
import { type Follow, type Follows, isFollowedPage } from './follows';

export type StoredFollows = {
  /** Returns the same object until something changes. */
  read: () => Follows;
  /** Changes the follows under a lock shared by all tabs, so that no tab overwrites another's change. */
  change: (change: (follows: Follows) => Follows) => Promise<Outcome>;
  subscribe: DeviceText['subscribe'];
};

/** Storage key. */
export const followsKey = 'bobine-follows';

/** Version of the stored format. */
const followsVersion = 1;

/** Opens the follows of this device. They are parsed again when the stored text has changed. */
export function openStoredFollows(): StoredFollows {
  const stored = deviceText(followsKey);
  let text: string | null | undefined = null;
  let follows: Follows = {};
  function read(): Follows {
    const now = stored.read();
    if (now !== text) follows = parseFollows(now);
    text = now;
    return follows;
  }
  return {
    read,
    change: (change) =>
      withMutex(followsKey, stored, () =>
        // If the browser refuses access, `read` returns no follows instead of reporting it.
        stored.read() === undefined ? 'refused' : stored.write(serialiseFollows(change(read()))),
      ),
    subscribe: stored.subscribe,
  };
}

/** Parses stored follows. Unreadable entries are dropped. */
export function parseFollows(text: string | null | undefined): Follows {
  const found = parseJson(text ?? '');
  const entries = isRecord(found) && isRecord(found.follows) ? Object.entries(found.follows) : [];
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, Follow] => isFollowedPage(entry[0]) && isFollow(entry[1]),
    ),
  );
}

function serialiseFollows(follows: Follows): string | null {
  if (Object.keys(follows).length === 0) return null;
  return JSON.stringify({ version: followsVersion, follows });
}

function isFollow(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { at, ways } = value;
  return Number.isFinite(at) && Array.isArray(ways) && ways.every((way) => typeof way === 'string');
}
