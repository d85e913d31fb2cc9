import type { RawTheme } from '../../schema/theme';
import type { Fault } from '../fault';
import { findColourFaults } from './colour-faults';
import { findFileFaults } from './file-faults';
import { findInkFaults } from './ink-faults';
import { themePath } from './read-theme';

/** Every fault of a house's look that its fields alone do not show. */
export function findThemeFaults(raw: RawTheme, house: string): Fault[] {
  const path = themePath(house);
  return [
    ...findColourFaults(raw, path),
    ...findInkFaults(raw, path),
    ...findFileFaults(raw, path, house),
  ];
}
