/**
 * Plyr's buttons change their names ('Play', 'Pause') and are pressed as well: a screen reader says
 * 'Pause, pressed'. The name stays, the pressing goes.
 */
export function nameButtons(container: HTMLElement): void {
  for (const button of container.querySelectorAll<HTMLElement>('button[data-plyr][aria-pressed]')) {
    button.removeAttribute('aria-pressed');
    Object.defineProperty(button, 'pressed', {
      configurable: true,
      get: () => button.classList.contains('plyr__control--pressed'),
      set: (pressed = false) => button.classList.toggle('plyr__control--pressed', pressed),
    });
  }
}
