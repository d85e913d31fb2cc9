/** The heights of the picture a visitor may choose among, in pixels; 0 is the player's own choice. */
export type QualityChoice = {
  options: number[];
  start: number;
  choose: (height: number) => void;
};
