/**
 * Names by which crawlers call themselves: search engines, previews of shared links, archives,
 * language models. Mediapartners-Google, AdsBot-Google, Google-InspectionTool and the like are
 * `-Google` and `Google-`; most others end in `bot`.
 */
const crawler =
  /bot\b|-Google\b|\bGoogle-|Chrome-Lighthouse|Slurp|BingPreview|Baiduspider|Yandex|Sogou|Yeti|DuckDuck|facebook(?:externalhit|catalog)|meta-external|WhatsApp|Embedly|Pinterest|vkShare|SkypeUriPreview|ia_archiver|archive\.org|Bytespider|ChatGPT-User|Claude-User|Perplexity-User|\b(?:crawler|spider)\b/i;

/** Whether a user agent is a crawler: what it has read of a page stays, whatever fails afterwards. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
