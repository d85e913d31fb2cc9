import type { Asked, Control } from './control';

/** Toggles picture-in-picture. */
export const pip: Control = {
  keys: { i: toggle },
  row: ({ keysPip }) => ({ keys: ['i'], does: keysPip }),
  pictureOnly: true,
};

function toggle({ handle: { media } }: Asked) {
  if (!(media instanceof HTMLVideoElement) || !media.requestPictureInPicture) return;
  const inside = document.pictureInPictureElement === media;
  const done = inside ? document.exitPictureInPicture() : media.requestPictureInPicture();
  // The browser may reject the request, as for full screen.
  done.catch(() => {});
}
