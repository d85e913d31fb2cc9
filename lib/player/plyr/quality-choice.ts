/** Picture heights for the quality menu, in pixels; 0 is automatic. */
export type QualityChoice = {
  options: number[];
  start: number;
  choose: (height: number) => void;
};
