import type { SpriteLayout } from './sprite-layout';

/** The file of a sheet (counted from 0): `sprite.jpg` where there is but one. */
export function spriteName({ sheets }: Pick<SpriteLayout, 'sheets'>, sheet: number): string {
  return sheets === 1 ? 'sprite.jpg' : `sprite-${sheet + 1}.jpg`;
}
