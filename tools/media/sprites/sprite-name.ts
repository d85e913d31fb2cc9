import type { SpriteLayout } from './sprite-layout';

/** File name of a sheet (counted from 0): `sprite.jpg` if there is only one. */
export function spriteName({ sheets }: Pick<SpriteLayout, 'sheets'>, sheet: number): string {
  return sheets === 1 ? 'sprite.jpg' : `sprite-${sheet + 1}.jpg`;
}
