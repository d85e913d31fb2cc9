import type { MadePicture } from './made-picture';
import { pictureProps } from './picture-props';

/** The room of a poster, in pixels: 2 : 3. */
const room = { width: 600, height: 900 };
/** Part of its width by which a picture may be cut to fill that room. */
const cut = 0.04;
/** Pixels from which a picture is as wide as any poster on a card. */
const wideEnough = 480;

type Asked = { src: string; made?: MadePicture; sizes: string };

/**
 * A house's own picture as an <img> in the room of a poster. Of another shape it is shown whole (`contain`), a
 * small one at its own size (`scale-down`): nothing is cut or enlarged blindly. The attribute is for the style.
 */
export function posterProps({ src, made, sizes }: Asked) {
  if (!made) return { src, ...room, 'data-fit': 'contain' as const };
  const isSmall = made.width < wideEnough;
  const props = pictureProps({ src, made, sizes: isSmall ? `${made.width}px` : sizes, ...room });
  return { ...props, 'data-fit': isSmall ? ('scale-down' as const) : fitOf(made) };
}

function fitOf({ width, height }: MadePicture): 'contain' | undefined {
  const shape = width / height / (room.width / room.height);
  return Math.abs(shape - 1) > cut ? 'contain' : undefined;
}

/** The same where it has all the room it wants: in its own shape, and never wider than it is. */
export function ownShapeProps({ src, made, sizes }: Asked) {
  if (!made) return posterProps({ src, sizes });
  const { width, height } = made;
  return {
    ...pictureProps({ src, made, sizes, width, height }),
    style: { aspectRatio: `${width} / ${height}`, maxWidth: width },
  };
}
