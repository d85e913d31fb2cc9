/**
 * Whether a YAML file holds more than blanks and remarks.
 * @param {string} text
 * @returns {boolean}
 */
export function saysSomething(text) {
  return /^[^\S\n]*[^\s#]/m.test(text);
}
