/** Times of the loading indicator in milliseconds (specification, section 9). */
export const loadingTimes = {
  /** Assumed loading time, which sets the speed of the bar. */
  duration: 2000,
  /** Faster navigations, such as preloaded ones, show no indicator. */
  throttle: 200,
  /** Time during which the full bar is shown. */
  hideDelay: 500,
  /** Duration of the fade-out. */
  resetDelay: 400,
};
