import { listenToTransitions } from '@/lib/navigation/transitions/transitions';

/**
 * How long a notice is shown, in ms; it stays while it has the pointer or the focus. Its links are also in the menu and
 * in the cart (WCAG 2.2.1).
 */
const shownFor = 6000;

type Edge = 'top' | 'bottom';
const topFirst: readonly Edge[] = ['top', 'bottom'];

export type Notice = {
  /**
   * Shows a text, optionally followed by an element that Tab reaches from the pressed control. Announced by screen
   * readers. Returns a function that removes the notice if it is still shown.
   */
  show: (text: string, more?: HTMLElement) => () => void;
  remove: () => void;
};

/**
 * Notice over the page (`notice` in app/globals.css) with the result of a press. Escape and the arrival of another page
 * close it.
 */
export function openNotice(): Notice {
  const line = document.createElement('div');
  line.setAttribute('role', 'status');
  line.className = 'label notice empty:hidden print:hidden';
  document.body.append(line);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedControl: Element | null = null;
  let shownOn = '';
  const restoreFocus = () => (pressedControl as HTMLElement | null)?.focus();
  const hideWhenIdle = () => {
    if (line.matches(':hover') || line.contains(document.activeElement))
      timer = setTimeout(hideWhenIdle, shownFor);
    else line.replaceChildren();
  };
  const close = () => {
    clearTimeout(timer);
    if (line.contains(document.activeElement)) restoreFocus();
    line.replaceChildren();
  };
  // At the top on phones, where buttons are usually pressed near the bottom; else at the bottom. At the other
  // edge if it would cover the pressed control or the heading. If neither edge is free, at least the control
  // must stay visible.
  const place = () => {
    const heading = document.querySelector('h1');
    const edges = window.matchMedia('(width < 40rem)').matches ? topFirst : topFirst.toReversed();
    const coversAt = (edge: Edge, ...elements: (Element | null)[]) => {
      line.dataset.edge = edge;
      return elements.some((element) => element && overlap(line, element));
    };
    const isFree = (edge: Edge) => !coversAt(edge, pressedControl, heading);
    const showsControl = (edge: Edge) => !coversAt(edge, pressedControl);
    line.dataset.edge = edges.find(isFree) ?? edges.find(showsControl) ?? edges[0];
  };
  // A notice that comes to cover the heading moves to the bottom. It stays there, so that it does not jump
  // while the page is scrolled.
  const leaveHeading = () => {
    const heading = document.querySelector('h1');
    if (line.hasChildNodes() && heading && overlap(line, heading)) line.dataset.edge = 'bottom';
  };
  // The notice is last in the DOM: Tab moves from the pressed control into it and back, as if it followed the
  // control.
  const moveFocus = (event: KeyboardEvent) => {
    const links = line.querySelectorAll<HTMLElement>('a, button');
    const { activeElement } = document;
    const isFocused = (element: Element | undefined) =>
      element !== undefined && element === activeElement;
    if (event.shiftKey) {
      if (!isFocused(links[0])) return;
      event.preventDefault();
      restoreFocus();
    } else if (activeElement === pressedControl && links[0]) {
      event.preventDefault();
      links[0].focus();
    } else if (isFocused(links[links.length - 1])) restoreFocus();
  };
  const listen = (event: KeyboardEvent) => {
    if (!line.hasChildNodes()) return;
    if (event.key === 'Escape') close();
    if (event.key === 'Tab') moveFocus(event);
  };
  document.addEventListener('keydown', listen);
  document.addEventListener('scroll', leaveHeading, { passive: true });
  const stopListening = listenToTransitions(({ type }) => {
    if (type === 'finished' && location.pathname !== shownOn) close();
  });
  return {
    show(text, more) {
      clearTimeout(timer);
      timer = setTimeout(hideWhenIdle, shownFor);
      shownOn = location.pathname;
      const { activeElement } = document;
      // After a press in the notice itself, the next notice belongs to the same control.
      if (line.contains(activeElement)) restoreFocus();
      else pressedControl = activeElement === document.body ? null : activeElement;
      const message = document.createElement('span');
      message.textContent = text;
      line.replaceChildren(message, ...(more ? [more] : []));
      place();
      return () => {
        if (message.isConnected) close();
      };
    },
    remove() {
      clearTimeout(timer);
      document.removeEventListener('keydown', listen);
      document.removeEventListener('scroll', leaveHeading);
      stopListening();
      line.remove();
    },
  };
}

function overlap(line: Element, element: Element): boolean {
  const { top, bottom } = line.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return box.top < bottom && top < box.bottom;
}
