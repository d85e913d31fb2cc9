import type { PlayerStore } from '@/lib/player/state/create-store';
import { clock } from '@/lib/player/time-link/clock';
import type { PlayerWords } from './player-words';
import { findSeekBar, findTimes, findTooltip, findVolume } from './plyr-dom';

type Words = Pick<PlayerWords, 'seekTime'>;

/**
 * Rewrites Plyr's times and values in the page's locale, both visible text and ARIA values. Plyr updates the
 * duration and the seek bar's maximum only while the film is at 0, pads minutes to two digits, and formats
 * the volume as `50.0%` in every language. MutationObservers replace whatever Plyr writes.
 */
export function showTimes(
  container: HTMLElement,
  store: PlayerStore,
  { words, locale }: { words: Words; locale: string },
): () => void {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const seek = findSeekBar(container);
  const volume = findVolume(container);
  const { current, total } = findTimes(container);
  const tooltip = findTooltip(container);
  const write = () => {
    const state = store.read();
    const now = clock(state.currentTime);
    // Rounded like the runtime in the film's facts.
    const end = clock(Math.round(state.duration));
    say(current, now);
    say(total, end);
    if (state.duration > 0) set(seek, 'aria-valuemax', String(state.duration));
    set(seek, 'aria-valuenow', String(state.currentTime));
    set(
      seek,
      'aria-valuetext',
      words.seekTime.replace('{currentTime}', now).replace('{duration}', end),
    );
    set(volume, 'aria-valuetext', percent.format(state.muted ? 0 : state.volume));
  };
  const watch = new MutationObserver(write);
  for (const bar of [seek, volume])
    if (bar) watch.observe(bar, { attributeFilter: ['aria-valuetext', 'aria-valuemax'] });
  for (const sign of [current, total]) if (sign) watch.observe(sign, { childList: true });
  const watchTooltip = new MutationObserver(() =>
    say(tooltip, (tooltip?.textContent ?? '').replace(/^0(?=\d:)/, '')),
  );
  if (tooltip) watchTooltip.observe(tooltip, { childList: true });
  write();
  const unsubscribe = store.subscribe(write);
  return () => {
    watch.disconnect();
    watchTooltip.disconnect();
    unsubscribe();
  };
}

function say(sign: HTMLElement | null, text: string) {
  if (sign && sign.textContent !== text) sign.textContent = text;
}

function set(bar: HTMLElement | null, name: string, value: string) {
  if (bar && bar.getAttribute(name) !== value) bar.setAttribute(name, value);
}
