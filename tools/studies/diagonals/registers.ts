export const low = { voice: 'bass', gain: 0.55 } as const;
export const lead = { voice: 'pluck', gain: 0.42 } as const;
export const high = { voice: 'bell', gain: 0.2 } as const;

/** The two diagonals through the middle of the frame. */
export const rising = { x: 640, y: 360, angle: -35 };
export const falling = { x: 640, y: 360, angle: 35 };

/** For strokes that stand behind the others. */
export const grey = '#8d8a83';
