/** The loading indicator's times in milliseconds (specification, section 9). */
export const loadingTimes = {
  /** What a page is thought to take: the longer it takes, the slower the bar goes. */
  duration: 2000,
  /** Nothing is shown of a navigation that takes less, as one does that was fetched ahead. */
  throttle: 200,
  /** How long the full bar stands. */
  hideDelay: 500,
  /** How long it then takes to fade before it is empty again. */
  resetDelay: 400,
};
