// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FetchingProvider } from '@/components/fetching/fetching-provider';
import { SearchCombobox, stepOption } from '@/components/search/search-combobox';
import fr from '@/messages/fr.json';
import { renderInLanguage } from '../render-in-language';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

it('without a connection Enter keeps the word and says so; with one it leads to the results', async () => {
  const network = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('network'));
  vi.stubGlobal('fetch', network);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = vi.fn();
  renderInLanguage(
    <FetchingProvider>
      <SearchCombobox action="/catalogue" onLeave={leave} />
    </FetchingProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  fireEvent.change(field, { target: { value: 'murnau' } });
  await act(async () => fireEvent.submit(field));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(fr.Search.offline));
  expect([field.value, leave.mock.calls, push.mock.calls]).toEqual(['murnau', [], []]);
  network.mockImplementation(async () => new Response('{}'));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).not.toContain(fr.Search.offline),
  );
  await act(async () => fireEvent.submit(field));
  expect(push).toHaveBeenCalledExactlyOnceWith('/catalogue?q=murnau');
  expect(leave).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('stepOption', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, -1],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, -1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, -1],
    ['ArrowRight', 0, -1],
  ])('%s goes from %i to %i of three', (key, from, to) => {
    expect(stepOption(key, from, 3)).toBe(to);
  });

  it('leaves the keys of a line to the text while no option is active', () => {
    expect(stepOption('ArrowLeft', -1, 3)).toBeUndefined();
    expect(stepOption('Home', -1, 3)).toBeUndefined();
    expect(stepOption('End', -1, 3)).toBeUndefined();
  });

  it('leaves every key alone where there is no option', () => {
    expect(stepOption('ArrowDown', -1, 0)).toBeUndefined();
  });

  it('leaves letters alone', () => {
    expect(stepOption('a', 1, 3)).toBeUndefined();
  });
});
