import { timecode } from '../webvtt/timecode';
import type { SpriteLayout } from './sprite-layout';
import { spriteName } from './sprite-name';

/** The WebVTT file that says which tile of which sheet stands for which part of a film. */
export function thumbnailsFile(layout: SpriteLayout, seconds: number): string {
  const cues = Array.from({ length: layout.tiles }, (_, index) => {
    const end = index === layout.tiles - 1 ? seconds : (index + 1) * layout.interval;
    return `${timecode(index * layout.interval)} --> ${timecode(end)}\n${placeOf(layout, index)}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

function placeOf(layout: SpriteLayout, index: number): string {
  const { columns, rows, tile } = layout;
  const sheet = Math.floor(index / (columns * rows));
  const onSheet = index % (columns * rows);
  const x = (onSheet % columns) * tile.width;
  const y = Math.floor(onSheet / columns) * tile.height;
  return `${spriteName(layout, sheet)}#xywh=${x},${y},${tile.width},${tile.height}`;
}
