import type { PlayerStore } from '@/lib/player/state/player-store';
import { formatClock } from '@/lib/player/time-link';
import { findSeekBar, findTimes, findTooltip, findVolumeSlider } from './plyr-dom';
import type { PlayerLabels } from './plyr-options';

type TimeMessages = Pick<PlayerLabels, 'seekTime'>;

/**
 * Rewrites Plyr's times and values in the page's locale, both visible text and ARIA values. Plyr updates the
 * duration and the seek bar's maximum only while the film is at 0, pads minutes to two digits, and formats
 * the volume as `50.0%` in every language. MutationObservers replace whatever Plyr writes.
 */
export function localizeTimes(
  container: HTMLElement,
  store: PlayerStore,
  { messages, locale }: { messages: TimeMessages; locale: string },
): () => void {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const seek = findSeekBar(container);
  const volume = findVolumeSlider(container);
  const { current, total } = findTimes(container);
  const tooltip = findTooltip(container);
  const write = () => {
    const state = store.read();
    const now = formatClock(state.currentTime);
    // Rounded like the runtime in the film's facts.
    const end = formatClock(Math.round(state.duration));
    updateText(current, now);
    updateText(total, end);
    if (state.duration > 0) updateAttribute(seek, 'aria-valuemax', String(state.duration));
    updateAttribute(seek, 'aria-valuenow', String(state.currentTime));
    updateAttribute(
      seek,
      'aria-valuetext',
      messages.seekTime.replace('{currentTime}', now).replace('{duration}', end),
    );
    updateAttribute(volume, 'aria-valuetext', percent.format(state.muted ? 0 : state.volume));
  };
  const watch = new MutationObserver(write);
  for (const bar of [seek, volume])
    if (bar) watch.observe(bar, { attributeFilter: ['aria-valuetext', 'aria-valuemax'] });
  for (const sign of [current, total]) if (sign) watch.observe(sign, { childList: true });
  const watchTooltip = new MutationObserver(() =>
    updateText(tooltip, (tooltip?.textContent ?? '').replace(/^0(?=\d:)/, '')),
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

function updateText(sign: HTMLElement | null, text: string) {
  if (sign && sign.textContent !== text) sign.textContent = text;
}

function updateAttribute(bar: HTMLElement | null, name: string, value: string) {
  if (bar && bar.getAttribute(name) !== value) bar.setAttribute(name, value);
}
