import { type Lists, listNames } from '@/lib/lists/lists';
import { writeAttribute } from './write-attribute';

/** Writes into the buttons and marks that the server has drawn what this device knows of their films. */
export function drawListButtons(lists: Lists): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-live="list"]')) {
    const list = listNames.find((name) => name === button.dataset.list);
    const pressed = list && Object.hasOwn(lists[list], button.dataset.film ?? '');
    writeAttribute(button, 'aria-pressed', String(pressed));
  }
  for (const mark of document.querySelectorAll<HTMLElement>('[data-seen]'))
    mark.hidden = !Object.hasOwn(lists.watched, mark.dataset.seen ?? '');
}
