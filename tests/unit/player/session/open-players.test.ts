import { expect, test, vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { announce, findPlayer, subscribePlayers } from '@/lib/player/session/open-players';

const handle = () => ({}) as PlayerHandle;

test('a player is found by its film and what is played of it, until it is taken back', () => {
  const player = handle();
  const takeBack = announce('faust', 'video', player);
  expect(findPlayer('faust', 'video')).toBe(player);
  expect(findPlayer('faust', 'audio')).toBeUndefined();
  expect(findPlayer('nosferatu', 'video')).toBeUndefined();
  takeBack();
  expect(findPlayer('faust', 'video')).toBeUndefined();
});

test('a player that comes in place of another stays when that one goes', () => {
  const [first, second] = [handle(), handle()];
  const takeFirstBack = announce('faust', 'video', first);
  const takeSecondBack = announce('faust', 'video', second);
  takeFirstBack();
  expect(findPlayer('faust', 'video')).toBe(second);
  takeSecondBack();
});

test('who listens hears when a player comes and goes', () => {
  const heard = vi.fn();
  const stop = subscribePlayers(heard);
  const takeBack = announce('faust', 'audio', handle());
  expect(heard).toHaveBeenCalledTimes(1);
  takeBack();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  announce('faust', 'audio', handle())();
  expect(heard).toHaveBeenCalledTimes(2);
});
