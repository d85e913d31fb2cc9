import { addToBar, styleButton } from '@/lib/player/plyr/plyr-dom';
import type { Control } from './control';

const icon =
  'M1 3h16v12h-6v-2h4V5H3v2H1zM1 13.5V15h1.5A1.5 1.5 0 0 0 1 13.5zM1 9v1.5A4.5 4.5 0 0 1 5.5 15H7a6 6 0 0 0-6-6z';

/**
 * A button that plays the film on another device (Chromecast, AirPlay) by the Remote Playback API. Hidden while
 * the browser knows of no device.
 */
export const cast: Control = {
  attach({ handle: { root, media }, messages }) {
    const remote = media?.remote;
    if (!remote) return () => {};
    const button = Object.assign(document.createElement('button'), { type: 'button' });
    const show = (isAvailable: boolean) => {
      button.hidden = !isAvailable;
    };
    show(false);
    styleButton(button, { label: messages.cast, icon });
    // The promise rejects if the visitor closes the list of devices.
    button.addEventListener('click', () => void remote.prompt().catch(() => {}));
    // A browser that cannot watch for devices searches for them on a click, so the button is always visible.
    remote.watchAvailability(show).catch(({ name }) => show(name === 'NotSupportedError'));
    addToBar(root, button);
    return () => {
      void remote.cancelWatchAvailability().catch(() => {});
      button.remove();
    };
  },
};
