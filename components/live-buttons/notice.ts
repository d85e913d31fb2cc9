/** How long a notice stays (milliseconds), and one that leads on (WCAG 2.2.1); longer while pointer or focus is in it. */
const shown = 6000;
const shownWithWays = 20_000;

export type Notice = {
  /**
   * Shows words, and what else may follow them: Tab leads there from what was pressed. They are read aloud. Returns the
   * way to take them back, as far as they are still shown.
   */
  show: (text: string, more?: HTMLElement) => () => void;
  remove: () => void;
};

/** A line over the page (`notice` in app/globals.css) that says what a press has done. Escape closes it. */
export function openNotice(): Notice {
  const line = document.createElement('div');
  line.setAttribute('role', 'status');
  line.className = 'label notice empty:hidden print:hidden';
  document.body.append(line);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: Element | null = null;
  const goBack = () => (pressed as HTMLElement | null)?.focus();
  const leave = () => {
    if (line.matches(':hover') || line.contains(document.activeElement))
      timer = setTimeout(leave, shown);
    else line.replaceChildren();
  };
  const close = () => {
    clearTimeout(timer);
    if (line.contains(document.activeElement)) goBack();
    line.replaceChildren();
  };
  // The line stands at the end of the page: what has the focus leads into it and back, as if it stood there.
  const lead = (event: KeyboardEvent) => {
    const ways = line.querySelectorAll('a');
    const { activeElement } = document;
    const isIn = (way: Element | undefined) => way !== undefined && way === activeElement;
    if (event.shiftKey) {
      if (!isIn(ways[0])) return;
      event.preventDefault();
      goBack();
    } else if (activeElement === pressed && ways[0]) {
      event.preventDefault();
      ways[0].focus();
    } else if (isIn(ways[ways.length - 1])) goBack();
  };
  const listen = (event: KeyboardEvent) => {
    if (!line.hasChildNodes()) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') lead(event);
  };
  document.addEventListener('keydown', listen);
  return {
    show(text, more) {
      clearTimeout(timer);
      timer = setTimeout(leave, more ? shownWithWays : shown);
      pressed = document.activeElement === document.body ? null : document.activeElement;
      const words = document.createElement('span');
      words.textContent = text;
      line.replaceChildren(words, ...(more ? [more] : []));
      return () => {
        if (words.isConnected) close();
      };
    },
    remove() {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen);
      line.remove();
    },
  };
}
