// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { attachChoices } from '@/components/live-buttons/attach-choices';
import { choiceOf, choose } from '@/lib/consent/choices';

const party = (name: string) => `<li>
  <button data-party="${name}" data-choice="refused" aria-pressed="false">no</button>
  <button data-party="${name}" data-choice="given" aria-pressed="false">yes</button>
  <p data-answer="${name}" data-unknown="open" data-given="agreed" data-refused="declined">open</p>
</li>`;

function open() {
  document.body.innerHTML = `<div id="choices" data-refused="not kept">${party('youtube')}${party('ads')}
    <button data-party="youtube ads" data-choice="refused">no to all</button>
    <button data-party="youtube ads" data-choice="unknown">forget</button></div>`;
  const dialog = document.querySelector<HTMLElement>('#choices') as HTMLElement;
  attachChoices(dialog);
  const press = (words: string, at = 0) =>
    [...dialog.querySelectorAll('button')]
      .filter(({ textContent }) => textContent === words)
      [at]?.click();
  const said = () => [...dialog.querySelectorAll('p')].map(({ textContent }) => textContent);
  const pressed = () =>
    [...dialog.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent);
  return { dialog, press, said, pressed };
}

beforeEach(() => localStorage.clear());

test('it shows what holds, and every answer as it is given', () => {
  choose('ads', 'given');
  const { press, said, pressed } = open();
  expect([said(), pressed()]).toEqual([['open', 'agreed'], ['yes']]);
  press('no');
  expect([said(), pressed()]).toEqual([
    ['declined', 'agreed'],
    ['no', 'yes'],
  ]);
  expect(choiceOf('youtube')).toBe('refused');
});

test('a no to all is one press, and so is forgetting all', () => {
  choose('ads', 'given');
  const { press, said } = open();
  press('no to all');
  expect(said()).toEqual(['declined', 'declined']);
  press('forget');
  expect(said()).toEqual(['open', 'open']);
  expect(localStorage).toHaveLength(0);
});

test('opened twice, it takes a press once', () => {
  const { dialog, press } = open();
  attachChoices(dialog);
  const writes = vi.spyOn(Storage.prototype, 'setItem');
  press('yes');
  expect(writes).toHaveBeenCalledOnce();
  writes.mockRestore();
});

test('where the browser keeps nothing that is said, and nothing is shown as chosen', () => {
  const { press, said, pressed } = open();
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  press('yes');
  expect([said(), pressed()]).toEqual([['not kept', 'open'], []]);
  refuse.mockRestore();
});
