import { expect, test, vi } from 'vitest';
import { soundOf } from '@/lib/ads/sound';
import { createStore } from '@/lib/player/state/create-store';

function open() {
  const store = createStore();
  const setMuted = vi.fn();
  return { store, setMuted, sound: soundOf({ store, setMuted }) };
}

test('an ad hears of the volume and of muting, each time once, and of nothing else', () => {
  const { store, sound } = open();
  const heard = vi.fn();
  const stop = sound.subscribe(heard);
  store.write({ currentTime: 3 });
  expect(heard).not.toHaveBeenCalled();
  store.write({ muted: true });
  expect(heard).toHaveBeenCalledTimes(1);
  store.write({ volume: 0.5 });
  expect(heard).toHaveBeenCalledTimes(2);
  store.write({ currentTime: 4 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(sound.read()).toMatchObject({ muted: true, volume: 0.5 });
  stop();
  store.write({ muted: false });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a browser that lets nothing be heard mutes the player, which says so', () => {
  const { store, setMuted, sound } = open();
  sound.refuse();
  expect(setMuted).toHaveBeenCalledExactlyOnceWith(true);
  expect(store.read()).toMatchObject({ startedMuted: true, muted: true });
});
