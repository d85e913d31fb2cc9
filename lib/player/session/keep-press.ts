/**
 * Stores a click on a film's button (`data-keeps-press`) made before hydration, and repeats it after: on a
 * slow connection this takes two seconds. The button is `aria-busy` meanwhile, until a script fails to load.
 *
 *  The source of this function is inlined into the page, so it must not use anything outside itself.
 */
export function keepPress(): void {
  const page = document.documentElement;
  let pressed: HTMLElement | undefined;
  const keep = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-keeps-press]');
    if (!button) return;
    pressed = button;
    button.setAttribute('aria-busy', 'true');
  };
  const stop = () => document.removeEventListener('click', keep, true);
  const watch = new MutationObserver(() => {
    watch.disconnect();
    stop();
    pressed?.click();
  });
  const giveUp = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    stop();
    pressed?.removeAttribute('aria-busy');
  };
  document.addEventListener('click', keep, true);
  window.addEventListener('error', giveUp, true);
  watch.observe(page, { attributes: true, attributeFilter: ['data-scripted'] });
}
