// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StartNotice } from '@/components/player/start/start-notice';
import { usePlayerHost } from '@/components/player/use-player-host';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import fr from '@/messages/fr.json' with { type: 'json' };

vi.mock('@/components/player/player-host', () => {
  throw new Error('lost');
});

afterEach(() => {
  cleanup();
  setConnectionHandlers(undefined);
});

test('a film and a player that are both silent can be tried again after 15 s', async () => {
  vi.useFakeTimers();
  window.bobineReload = vi.fn();
  render(<StartNotice messages={fr.Player} busy failed={false} place="" />);
  act(() => void vi.advanceTimersByTime(14_999));
  expect(screen.getByRole('status').textContent).toBe(fr.Player.loading);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe(fr.Player.waitingLong);
  screen.getByRole('button', { name: fr.Player.retry }).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(window.bobineReload).toHaveBeenCalledOnce();
});

test.each([
  ['a notice says that there is no connection', true, 'offline', ''],
  ['the still says that the player is missing', false, 'failed', fr.Player.failedPlayer],
])('without the player’s code %s', async (_, isReported, outcome, status) => {
  setConnectionHandlers({ report: async () => isReported, waitUntilOnline: async () => false });
  const { result } = renderHook(() => usePlayerHost());
  await act(async () => expect(await result.current.open()).toBe(outcome));
  render(<StartNotice messages={fr.Player} busy={false} failed={result.current.failed} place="" />);
  expect(screen.getByRole('status').textContent).toBe(status);
});
