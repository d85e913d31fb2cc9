// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Descriptions } from '@/components/player/descriptions';
import { readChoices } from '@/lib/player/session/choices';
import { createStore } from '@/lib/player/state/create-store';
import '../../patient-screen';

const file = `WEBVTT

00:00.000 --> 00:02.000
Un carré blanc avance.

00:05.000 --> 00:07.000
Il recule.
`;
const track = { kind: 'descriptions' as const, srclang: 'fr', src: '/descriptions.fr.vtt' };
const words = { descriptions: 'Décrire les images' };
const fetched = vi.fn(async () => new Response(file));

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is seen is told in words once that is asked for, where a screen reader hears it', async () => {
  const store = createStore({ status: 'playing' });
  render(<Descriptions tracks={[track]} locale="fr" store={store} words={words} />);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Décrire les images'));
  await screen.findByText('Un carré blanc avance.');
  act(() => store.write({ currentTime: 6 }));
  expect(screen.getByRole('status').textContent).toBe('Il recule.');
  expect(readChoices().descriptions).toBe(true);
});

test('a film without such words offers none', () => {
  const { container } = render(
    <Descriptions tracks={[]} locale="fr" store={createStore()} words={words} />,
  );
  expect(container.textContent).toBe('');
});
