import type { Matrix } from '../probe/recording';

/** ffmpeg's scale options from a film's colours to those that JPEG readers assume. */
export function jpegColours(matrix: Matrix): string {
  return `in_color_matrix=${matrix}:in_range=tv:out_color_matrix=bt601:out_range=pc`;
}
