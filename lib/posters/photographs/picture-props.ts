import { type MadePicture, pictureFile } from './made-picture';
import { pictureWidths } from './picture-widths';

type Asked = {
  src: string;
  /** Resized versions; without them (in development, or on another site) the original is used. */
  made?: MadePicture;
  /** Displayed width, as a `sizes` attribute. */
  sizes: string;
  /** Size of the box in pixels. */
  width: number;
  height: number;
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
};

/** Path at which Next.js serves the resized pictures as immutable files. */
const folder = '/_next/static/pictures';
/** Maximum width in pixels for browsers without `srcset`. */
const plain = 960;

/** Attributes of an `<img>` for a picture, with its resized versions. */
export function pictureProps({ src, made, sizes, width, height }: Asked): PictureProps {
  const room = { width, height, loading: 'lazy', decoding: 'async' } as const;
  if (!made) return { src, ...room };
  const widths = pictureWidths(made.width);
  const address = (at: number) => `${folder}/${pictureFile(made.name, at)}`;
  const usual = widths.filter((at) => at <= plain).at(-1) ?? made.width;
  return {
    src: address(usual),
    srcSet: widths.map((at) => `${address(at)} ${at}w`).join(', '),
    sizes,
    ...room,
  };
}
