/** Messages of the error page. */
export type ErrorWords = {
  title: string;
  words: string;
  /** Contains the placeholder `{id}`. */
  id: string;
  retry: string;
  home: string;
  homePath: string;
  /** The site's name, and the label of its link. */
  site: string;
  siteHome: string;
};

/**
 * Reads the messages from `<body data-error-words>`, which every page has: when an error occurs, nothing more
 * may load, and React may have lost its tree. Undefined if the server did not render the page.
 */
export function readErrorWords(): ErrorWords | undefined {
  const written = document.body?.dataset.errorWords;
  return written ? JSON.parse(written) : undefined;
}
