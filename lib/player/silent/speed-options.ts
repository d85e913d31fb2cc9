import type { Messages } from '@/lib/i18n/messages';
import { speeds } from '@/lib/player/clamps/speeds';
import type { Said } from '@/lib/player/say-as';
import { projectionSpeeds } from './projection-speeds';

/** An entry of the speed menu. */
export type SpeedOption = Said & { speed: number };

type Given = {
  words: Pick<Messages['Player'], 'projectionUnit' | 'projectionUnitSpoken'>;
  locale: string;
};

/**
 * The speeds of a film, labelled in the page's locale: '0,75×', '1,25×'. For a silent film, its projection
 * speeds in frames per second: '16 i/s', spoken '16 images par seconde'.
 */
export function speedOptions(
  transferRate: number | undefined,
  { words, locale }: Given,
): SpeedOption[] {
  const number = new Intl.NumberFormat(locale);
  if (!transferRate) return speeds.map((speed) => ({ speed, label: `${number.format(speed)}×` }));
  return projectionSpeeds(transferRate).map(({ fps, speed }) => ({
    speed,
    label: `${fps}\u00a0${words.projectionUnit}`,
    spoken: `${fps}\u00a0${words.projectionUnitSpoken}`,
  }));
}
