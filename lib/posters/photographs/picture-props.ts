type PictureRequest = {
  src: string;
  /** Resized versions; without them (in development, or on another site) the original is used. */
  made?: ResizedPicture;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Size of the box in pixels. */
  width: number;
  height: number;
  /** Focal point for crops, as `object-position`. */
  focus?: string | undefined;
};

/** Attributes of an `<img>`. */
type PictureProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  loading: 'lazy';
  decoding: 'async';
  style?: { objectPosition: string };
};

/** Path at which Next.js serves the resized pictures as immutable files. */
const folder = '/_next/static/pictures';
/** Maximum width in pixels for browsers without `srcset`. */
const fallbackWidth = 960;

/** Attributes of an `<img>` for a picture, with its resized versions. */
export function pictureProps(request: PictureRequest): PictureProps {
  const { src, made, sizes, width, height, focus } = request;
  const common = {
    ...({ width, height, loading: 'lazy', decoding: 'async' } as const),
    ...(focus && { style: { objectPosition: focus } }),
  };
  if (!made) return { src, ...common };
  const widths = pictureWidths(made.width);
  const address = (at: number) => `${folder}/${pictureFile(made.name, at)}`;
  const fallback = widths.filter((at) => at <= fallbackWidth).at(-1) ?? made.width;
  return {
    src: address(fallback),
    srcSet: widths.map((at) => `${address(at)} ${at}w`).join(', '),
    sizes,
    ...common,
  };
}

/** A picture resized by the build: its content-hashed name and its original size in pixels. */
export type ResizedPicture = { name: string; width: number; height: number };

/** File name of a picture at a width. */
export function pictureFile(name: string, width: number): string {
  return `${name}-${width}.webp`;
}

/**
 * Widths in pixels, from a small card to a still over half of a large screen. 750 and 1180 fit a picture as
 * wide as a phone: 750 for 375 CSS pixels at a pixel ratio of 2 and for 412 at 1.75, 1180 for 360 to 393 at 3.
 */
const steps = [160, 320, 480, 640, 750, 960, 1180, 1280, 1920];

/** The widths of a picture's resized versions; never larger than the original. */
export function pictureWidths(originalWidth: number): number[] {
  const smaller = steps.filter((width) => width < originalWidth);
  return originalWidth <= Math.max(...steps) ? [...smaller, originalWidth] : smaller;
}

/** Size of a poster's box in pixels, 2:3. */
const posterBox = { width: 600, height: 900 };
/** Maximum share of its width by which a picture may be cropped to fill the box. */
const maxCrop = 0.04;
/** Minimum width in pixels of a picture that fills the box. */
const wideEnough = 480;

type PosterRequest = {
  src: string;
  made?: ResizedPicture;
  sizes: string;
  focus?: string | undefined;
};

/**
 * Attributes of an `<img>` for a site's own poster. An upright picture of another shape is shown completely
 * (`contain`), a small one at its own size (`scale-down`). A landscape one is cropped to the box around its focal point,
 * since it would fill less than half of it. `data-fit` is for the style sheet.
 */
export function posterProps({ src, made, sizes, focus }: PosterRequest) {
  if (!made) return { src, ...posterBox, 'data-fit': 'contain' as const };
  if (made.width < wideEnough) {
    const props = pictureProps({ src, made, sizes: `${made.width}px`, ...posterBox });
    return { ...props, 'data-fit': 'scale-down' as const };
  }
  const shape = shapeInBox(made);
  const isLandscape = made.width > made.height;
  const props = pictureProps({
    ...{ src, made, ...posterBox },
    sizes: isLandscape ? widen(sizes, shape) : sizes,
    focus: isLandscape ? focus : undefined,
  });
  const isWhole = !isLandscape && Math.abs(shape - 1) > maxCrop;
  return { ...props, 'data-fit': isWhole ? ('contain' as const) : undefined };
}

/** Width of a picture as high as the box, in widths of the box. */
const shapeInBox = ({ width, height }: ResizedPicture) =>
  width / height / (posterBox.width / posterBox.height);

/** A `sizes` attribute for pictures that are wider than their box. */
const widen = (sizes: string, factor: number) =>
  sizes.replace(
    /([\d.]+)(?=(?:rem|vw|px)\s*(?:,|$))/g,
    (length) => `${Math.round(Number(length) * factor)}`,
  );

/** Like `posterProps`, but without a fixed box: the picture keeps its shape and is not wider than the original. */
export function ownShapeProps({ src, made, sizes }: PosterRequest) {
  // In development the size is not known.
  if (!made) return { src, style: { aspectRatio: 'auto' } };
  const { width, height } = made;
  return {
    ...pictureProps({ src, made, sizes, width, height }),
    style: { aspectRatio: `${width} / ${height}`, maxWidth: width },
  };
}
