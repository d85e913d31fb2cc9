// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameButtons } from '@/lib/player/plyr/name-buttons';

test('a button that changes its name is not pressed as well, but still shows its other icon', () => {
  const bar = document.createElement('div');
  bar.innerHTML = '<button data-plyr="play" aria-pressed="true" aria-label="Pause"></button>';
  nameButtons(bar);
  const button = bar.firstElementChild as HTMLButtonElement & { pressed: boolean };
  button.pressed = true;
  expect(button.hasAttribute('aria-pressed')).toBe(false);
  expect([button.className, button.pressed]).toEqual(['plyr__control--pressed', true]);
});
