import type { Asked, Control } from './control';

/** The picture in a small window of its own, and back. */
export const pip: Control = {
  keys: { i: toggle },
  row: ({ keysPip }) => ({ keys: ['i'], does: keysPip }),
  pictureOnly: true,
};

function toggle({ handle: { media } }: Asked) {
  if (!(media instanceof HTMLVideoElement) || !media.requestPictureInPicture) return;
  const inside = document.pictureInPictureElement === media;
  const done = inside ? document.exitPictureInPicture() : media.requestPictureInPicture();
  // A browser may refuse it, as it may refuse full screen.
  done.catch(() => {});
}
