import type { Messages } from '@/lib/i18n/messages';
import { listSpeedLabels } from '@/lib/player/plyr/plyr-dom';
import { type SpokenLabel, writeLabel } from './spoken-label';

/** An entry of the speed menu. */
type SpeedOption = SpokenLabel & { speed: number };

type SpeedLabelOptions = {
  messages: Pick<Messages['Player'], 'projectionUnit' | 'projectionUnitSpoken'>;
  locale: string;
};

/**
 * The speeds of a film, labelled in the page's locale: '0,75×', '1,25×'. For a silent film, its projection
 * speeds in frames per second: '16 i/s', spoken '16 images par seconde'.
 */
export function speedOptions(
  transferRate: number | undefined,
  { messages, locale }: SpeedLabelOptions,
): SpeedOption[] {
  const number = new Intl.NumberFormat(locale);
  if (!transferRate)
    return defaultSpeeds.map((speed) => ({ speed, label: `${number.format(speed)}×` }));
  return projectionSpeeds(transferRate).map(({ fps, speed }) => ({
    speed,
    label: `${fps}\u00a0${messages.projectionUnit}`,
    spoken: `${fps}\u00a0${messages.projectionUnitSpoken}`,
  }));
}

/** Common projection rates in frames per second: silent films, and sound film (24). */
const projectionRates = [16, 18, 20, 24] as const;

/** Range of playback rates for html5. */
const slowest = 0.0625;
const fastest = 16;

/** A projection speed in frames per second, and the playback rate that produces it. */
export type ProjectionSpeed = { fps: number; speed: number };

/**
 * The presets for a transfer made at `transferRate` frames per second, ascending, including the transfer's
 * own rate (speed 1). Empty for an invalid rate.
 */
export function projectionSpeeds(transferRate: number): ProjectionSpeed[] {
  if (!Number.isFinite(transferRate) || transferRate <= 0) return [];
  return [...new Set([...projectionRates, transferRate])]
    .sort((a, b) => a - b)
    .map((fps) => ({ fps, speed: Math.round((fps / transferRate) * 10_000) / 10_000 }))
    .filter(({ speed }) => speed >= slowest && speed <= fastest);
}

/** Playback speeds in the menu. */
export const defaultSpeeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/**
 * Replaces Plyr's speed labels. Plyr writes `0.6667×` in every language and cannot be configured. A
 * MutationObserver replaces the labels in the speed menu, and the current speed beside that menu's entry,
 * whenever Plyr writes them. Plyr takes the label of speed 1 from `i18n.normal`; for a silent film this
 * function adds the spoken form to it.
 */
export function attachSpeedLabels(root: HTMLElement, options: readonly SpeedOption[]): () => void {
  const labels = new Map(
    options
      .flatMap((option) => [[`${option.speed}×`, option] as const, [option.label, option] as const])
      // Skip labels that are already right, or the observer would loop forever.
      .filter(([visibleLabel, { label, spoken }]) => visibleLabel !== label || spoken),
  );
  const relabel = () => {
    for (const sign of listSpeedLabels(root)) {
      const option = labels.get(sign.textContent);
      if (option) writeLabel(sign, option);
    }
  };
  const watch = new MutationObserver(relabel);
  watch.observe(root, { childList: true, characterData: true, subtree: true });
  relabel();
  return () => watch.disconnect();
}
