import { isOwn } from './is-own';

/** Elements whose address the browser would ask without anybody's pressing anything. */
const pinged = [
  ...['Impression', 'Tracking', 'Error', 'ClickTracking', 'CustomClick', 'NonLinearClickTracking'],
  ...['Viewable', 'NotViewable', 'ViewUndetermined', 'IconViewTracking', 'IconClickTracking'],
  ...['CompanionClickTracking', 'JavaScriptResource', 'ExecutableResource'],
];

/**
 * Takes out of an ad answer whom it would tell at other origins, so that neither we nor a library can:
 * for answers that are read before anybody has consented. Changes `xml`.
 */
export function withoutForeign(xml: Document): Document {
  for (const name of pinged)
    for (const node of [...xml.getElementsByTagNameNS('*', name)])
      if (!isOwn(node.textContent?.trim() ?? '')) node.remove();
  return xml;
}
