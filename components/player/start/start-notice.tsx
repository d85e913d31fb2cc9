import { useElapsed } from '@/components/layout/use-elapsed';
import { reportIfOffline } from '@/lib/navigation/connection/no-connection';
import type { PlayerProps } from '../player-props';

type Props = {
  messages: PlayerProps['messages'];
  /** Pressed, and the film is loading. */
  busy: boolean;
  /** The player's code could not be loaded. */
  failed: boolean;
  /** Classes for the position. */
  place: string;
  /**
   * Set if the play button does not start the film at the beginning. `from` is the label that names
   * the start position.
   */
  start?: { from: string; onRestart: () => void };
};

/** Milliseconds of waiting after which the visitor is offered a way out. */
export const longWait = 15_000;

const reload = async () => (await reportIfOffline()) || window.bobineReload();

/**
 * Message beside the play square. Before the click: where the film starts, with a button to start from the
 * beginning. While the film loads: a loading message, and after a long wait a button to try again. After a
 * failure: that the player could not be loaded.
 */
export function StartNotice({ messages, busy, failed, place, start }: Props) {
  const isLong = useElapsed(busy, longWait);
  const look = 'label flex min-h-11 items-center px-4';
  const status = busy
    ? messages[isLong ? 'waitingLong' : 'loading']
    : failed && messages.failedPlayer;
  const isLate = busy && !isLong;
  return (
    <div className={`pointer-events-none z-10 flex flex-wrap noscript:hidden ${place}`}>
      {/* Screen readers get this from the play button, which also receives the click. */}
      {start && !busy && (
        <span aria-hidden="true" className={`${look} bg-signal text-on-signal`}>
          {start.from}
        </span>
      )}
      <span
        role="status"
        className={`${look} bg-black text-white empty:hidden ${isLate ? 'animate-late' : ''}`}
      >
        {status}
      </span>
      {(busy ? isLong : start) && (
        <button
          type="button"
          onClick={busy ? reload : start?.onRestart}
          className={`${look} pointer-events-auto cursor-pointer bg-black text-white hover:bg-white hover:text-black focus-visible:-outline-offset-3`}
        >
          {busy ? messages.retry : messages.fromStart}
        </button>
      )}
    </div>
  );
}
