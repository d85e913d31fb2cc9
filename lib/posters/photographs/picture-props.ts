import { type MadePicture, pictureFile } from './made-picture';
import { pictureWidths } from './picture-widths';

type Asked = {
  src: string;
  /** Where the build has made it smaller; else (in development, on another site) it is shown as it is. */
  made?: MadePicture;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** Of the room it has, in pixels. */
  width: number;
  height: number;
};

/** The attributes of an <img>. */
type PictureProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  loading: 'lazy';
  decoding: 'async';
};

/** Where Next serves what the build has made, for ever. */
const folder = '/_next/static/pictures';
/** What a browser without `srcset` gets, in pixels at most. */
const plain = 960;

/** A picture of the house as an <img> shows it, at the widths that the build has made of it. */
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
