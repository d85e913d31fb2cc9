import { projectionSpeeds } from './projection-speeds';

/** One line of a speed menu. */
export type SpeedOption = { speed: number; label: string };

/** The speed menu of a silent film: '16 i/s', '18 i/s' … `unit` is the language's 'i/s' or 'B/s'. */
export function speedOptions(transferRate: number, { unit }: { unit: string }): SpeedOption[] {
  return projectionSpeeds(transferRate).map(({ fps, speed }) => ({
    speed,
    label: `${fps}\u00a0${unit}`,
  }));
}
