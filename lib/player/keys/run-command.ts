import { speeds } from '@/lib/player/clamps/speeds';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Command } from './command';
import { stepSpeed } from './step-speed';

/** Does what a key asked for; `help` is shown by `showHelp`. */
export function runCommand(command: Command, handle: PlayerHandle, showHelp: () => void): void {
  const state = handle.store.read();
  const { status, duration, speed } = state;
  // Of the element itself: the store hears of a change only after it, and a held key is faster.
  const { currentTime, volume, muted } = handle.media ?? state;
  switch (command.do) {
    case 'toggle':
      (handle.media?.paused ?? status !== 'playing') ? handle.play() : handle.pause();
      break;
    case 'skip':
      handle.seek(currentTime + command.seconds);
      break;
    case 'jump':
      handle.seek(duration * command.part);
      break;
    case 'volume':
      handle.setVolume(Math.round(((muted ? 0 : volume) + command.by) * 100) / 100);
      break;
    case 'speed':
      handle.setSpeed(stepSpeed(speed, command.step, speeds));
      break;
    case 'mute':
      handle.setMuted(!muted);
      break;
    case 'captions':
      handle.toggleCaptions();
      break;
    case 'fullscreen':
      handle.toggleFullscreen();
      break;
    case 'help':
      showHelp();
  }
}
