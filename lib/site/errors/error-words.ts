/** The words of the error page. */
export type ErrorWords = {
  title: string;
  words: string;
  /** With `{id}` in it. */
  id: string;
  retry: string;
  home: string;
  homePath: string;
  /** The site's name, and what is said of it as a link. */
  site: string;
  siteHome: string;
};

/**
 * The words that stand in every page's `<body data-error-words>`: when they are needed, nothing can
 * be asked for any more, and React may have lost its tree. Undefined where the server wrote no page.
 */
export function readErrorWords(): ErrorWords | undefined {
  const written = document.body?.dataset.errorWords;
  return written ? JSON.parse(written) : undefined;
}
