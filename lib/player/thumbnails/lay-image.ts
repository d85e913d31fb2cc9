import { type Frame, isSprite } from './frames';
import type { Area } from './parse-fragment';

/** The part of an image that a frame shows, in pixels, cut to what there is of the image. */
export function areaInPixels(frame: Frame, width: number, height: number): Area {
  if (!isSprite(frame)) return { x: 0, y: 0, w: width, h: height };
  const inPercent = frame.unit === 'percent';
  const [across, down] = inPercent ? [width / 100, height / 100] : [1, 1];
  const x = Math.min(frame.x * across, width);
  const y = Math.min(frame.y * down, height);
  return {
    x,
    y,
    w: Math.min(frame.w * across, width - x) || width,
    h: Math.min(frame.h * down, height - y) || height,
  };
}

/** Lays a loaded image into its box so that only the frame's part shows, whatever the box's width. */
export function layImage(image: HTMLImageElement, box: HTMLElement, frame: Frame) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { x, y, w, h } = areaInPixels(frame, width, height);
  box.style.aspectRatio = `${w} / ${h}`;
  image.style.width = `${(width / w) * 100}%`;
  image.style.height = `${(height / h) * 100}%`;
  image.style.left = `${(-x / w) * 100}%`;
  image.style.top = `${(-y / h) * 100}%`;
}
