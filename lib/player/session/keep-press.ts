/**
 * Keeps a press on a film's button (`data-keeps-press`) that comes before the page's scripts, and presses again once
 * the page is alive: on a slow line two seconds lie between. The button says that it is busy meanwhile; once a script
 * cannot be had there is nothing to wait for, and it no longer does.
 *
 * It runs inline, so its source is written into the page, and it may name nothing outside itself.
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
