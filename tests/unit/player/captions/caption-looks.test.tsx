// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CaptionLooks } from '@/components/player/caption-looks';
import { readLook, usualLook } from '@/lib/player/captions/caption-look';
import { readChoices } from '@/lib/player/session/choices';
import fr from '@/messages/fr.json' with { type: 'json' };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('size, colour and ground of the captions are chosen, and found again', () => {
  const root = document.createElement('section');
  const { unmount } = render(<CaptionLooks root={root} words={fr.Player.captionLook} />);
  for (const name of ['Grande', 'Jaune', 'Noir']) fireEvent.click(screen.getByLabelText(name));
  expect(root.style.getPropertyValue('--caption-size')).toBe('1.35');
  expect(root.style.getPropertyValue('--plyr-captions-background')).toBe('#000');
  unmount();
  const other = document.createElement('section');
  render(<CaptionLooks root={other} words={fr.Player.captionLook} />);
  expect(other.style.getPropertyValue('--plyr-captions-text-color')).toBe('#ffe14d');
  expect(screen.getByLabelText('Grande')).toHaveProperty('checked', true);
});

test('what was kept and is no choice is the usual look', () => {
  expect(readLook({ size: 'enormous', colour: 'constructor', ground: 'none' })).toEqual({
    ...usualLook,
    ground: 'none',
  });
  expect(readLook('loud')).toEqual(usualLook);
  expect(readChoices().captionLook).toEqual(usualLook);
});
