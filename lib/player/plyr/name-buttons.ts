import { isPressed, listPressedButtons, setPressed } from './plyr-dom';

/**
 * Plyr's buttons change their names ('Play', 'Pause') and are pressed as well: a screen reader says
 * 'Pause, pressed'. The name stays, the pressing goes.
 */
export function nameButtons(container: HTMLElement): void {
  for (const button of listPressedButtons(container)) {
    button.removeAttribute('aria-pressed');
    Object.defineProperty(button, 'pressed', {
      configurable: true,
      get: () => isPressed(button),
      set: (pressed = false) => setPressed(button, pressed),
    });
  }
}
