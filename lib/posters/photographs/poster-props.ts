import type { MadePicture } from './made-picture';
import { pictureProps } from './picture-props';

/** Size of a poster's box in pixels, 2:3. */
const room = { width: 600, height: 900 };
/** Maximum share of its width by which a picture may be cropped to fill the box. */
const cut = 0.04;
/** Minimum width in pixels of a picture that fills the box. */
const wideEnough = 480;

type Asked = { src: string; made?: MadePicture; sizes: string };

/**
 * Attributes of an `<img>` for a site's own poster. A picture of another shape is shown completely
 * (`contain`), a small one at its own size (`scale-down`). `data-fit` is for the style sheet.
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

/** The same without a fixed box: in the picture's own shape, not wider than the original. */
export function ownShapeProps({ src, made, sizes }: Asked) {
  if (!made) return posterProps({ src, sizes });
  const { width, height } = made;
  return {
    ...pictureProps({ src, made, sizes, width, height }),
    style: { aspectRatio: `${width} / ${height}`, maxWidth: width },
  };
}
