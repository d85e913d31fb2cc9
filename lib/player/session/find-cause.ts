import { causeOf } from '@/lib/player/state/cause-of';
import type { PlayerState } from '@/lib/player/state/player-state';

/**
 * Why a file does not play, where its server says so: a media element cannot tell a film that is not
 * there from one it cannot read. Nothing where nobody knows better.
 */
export async function findCause(src: string, signal: AbortSignal): Promise<PlayerState['failure']> {
  try {
    const { status } = await fetch(src, { method: 'HEAD', signal });
    return causeOf(status);
  } catch {
    return undefined;
  }
}
