/** Messages of the error page. */
export type ErrorMessages = {
  title: string;
  words: string;
  /** Contains the placeholder `{id}`. */
  id: string;
  retry: string;
  home: string;
  homePath: string;
  /** The site's name; `siteHome` is the label of its link. */
  site: string;
  siteHome: string;
};

/**
 * Reads the messages from `<body data-error-words>`, which every page has: after an error, further requests may fail
 * and React's tree may be gone. Undefined if the server did not render the page.
 */
export function readErrorMessages(): ErrorMessages | undefined {
  const wordsJson = document.body?.dataset.errorWords;
  return wordsJson ? JSON.parse(wordsJson) : undefined;
}

/**
 * User agents of crawlers: search engines, link previews, archives, language models. Mediapartners-Google,
 * AdsBot-Google, Google-InspectionTool and similar match `-Google` and `Google-`; most others contain a word
 * that ends in `bot`, `bots`, `crawler` or `spider` (excluding Cubot phones). The in-app browsers of DuckDuckGo
 * and Pinterest only contain the company's name and do not match.
 */
const crawler =
  /(?<!\bcu)bots?\b|-Google\b|\bGoogle-|Chrome-Lighthouse|Slurp|BingPreview|Yeti|facebook(?:externalhit|catalog)|meta-external|WhatsApp|Embedly|vkShare|SkypeUriPreview|ia_archiver|archive\.org|(?:ChatGPT|Claude|Perplexity)-User|(?:crawler|spider)\b/i;

/** Whether a user agent is a crawler. For crawlers the rendered page stays, even if scripts fail later. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
