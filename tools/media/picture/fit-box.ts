export interface Size {
  width: number;
  height: number;
}

/** The largest size with the same aspect ratio within `box`, not larger than `size`; even numbers. */
export function fitBox(size: Size, box: Size): Size {
  const factor = Math.min(1, box.width / size.width, box.height / size.height);
  return { width: even(size.width * factor), height: even(size.height * factor) };
}

/** H.264 with 4:2:0 colour requires even numbers of pixels. */
function even(pixels: number): number {
  return Math.max(2, 2 * Math.round(pixels / 2));
}
