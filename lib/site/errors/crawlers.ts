/**
 * Names by which crawlers call themselves: search engines, previews of shared links, archives,
 * language models. Mediapartners-Google, AdsBot-Google, Google-InspectionTool and the like are
 * `-Google` and `Google-`; most others have a word that ends in `bot` (as do the telephones of Cubot),
 * `bots` or `spider`. Browsers inside DuckDuckGo's and Pinterest's apps name their house.
 */
const crawler =
  /(?<!\bcu)bots?\b|-Google\b|\bGoogle-|Chrome-Lighthouse|Slurp|BingPreview|Yeti|facebook(?:externalhit|catalog)|meta-external|WhatsApp|Embedly|vkShare|SkypeUriPreview|ia_archiver|archive\.org|(?:ChatGPT|Claude|Perplexity)-User|(?:crawler|spider)\b/i;

/** Whether a user agent is a crawler: what it has read of a page stays, whatever fails afterwards. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
