import { timecode } from '../score/timecode';

export const tile = { width: 160, height: 90 };
const columns = 8;

/** A tile for each second of a film, the rest of a second counting when it is half or more. */
export function sheetOf(seconds: number) {
  const tiles = Math.round(seconds);
  return { tiles, columns, rows: Math.ceil(tiles / columns) };
}

/** The WebVTT file that says which tile of `sprite.jpg` stands for which second. */
export function thumbnailsFile(seconds: number): string {
  const { tiles } = sheetOf(seconds);
  const cues = Array.from({ length: tiles }, (_, index) => {
    const end = index === tiles - 1 ? seconds : index + 1;
    const x = (index % columns) * tile.width;
    const y = Math.floor(index / columns) * tile.height;
    const place = `sprite.jpg#xywh=${x},${y},${tile.width},${tile.height}`;
    return `${timecode(index)} --> ${timecode(end)}\n${place}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
