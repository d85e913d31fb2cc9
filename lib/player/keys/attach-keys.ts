import type { PlayerHandle } from '@/lib/player/player-handle';
import { placeOf } from './place-of';
import { readCommand } from './read-command';
import { runCommand } from './run-command';

/** The keys of the player, only while the focus is inside it. */
export function attachKeys(handle: PlayerHandle, { showHelp }: { showHelp: () => void }) {
  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('[role="dialog"], dialog')) return;
    const command = readCommand(event, placeOf(event.target));
    if (!command) return;
    event.preventDefault();
    runCommand(command, handle, showHelp);
  }
  handle.root.addEventListener('keydown', press);
  return () => handle.root.removeEventListener('keydown', press);
}
