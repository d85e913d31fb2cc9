import type { CSSProperties } from 'react';
import { findMade } from '@/lib/pictures/find-made';
import { pictureProps } from '@/lib/pictures/picture-props';

type Props = {
  /** Address of the picture. */
  src: string;
  /** How far down it that lies which must be seen, in percent. */
  focus?: number | undefined;
};

/** The picture of the first screen, fetched before all others. */
export function HomePicture({ src, focus }: Props) {
  const size = { width: 1920, height: 1080, sizes: '100vw' };
  const props = pictureProps({ src, made: findMade(src), ...size });
  const style = focus === undefined ? undefined : ({ '--focus': `${focus}%` } as CSSProperties);
  return (
    <div className="covered-picture" style={style}>
      <img {...props} alt="" loading="eager" decoding="auto" fetchPriority="high" />
    </div>
  );
}
