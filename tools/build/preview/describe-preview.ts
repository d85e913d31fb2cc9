import type { Library } from '@/lib/content/store/raw-library';
import { compareContent } from '@/lib/site/preview/changes/compare-content';
import { digestContent } from '@/lib/site/preview/changes/digest-content';
import { findOwed } from '@/lib/site/preview/owed/find-owed';
import type { Preview, Unpublished } from '@/lib/site/preview/preview';
import { recordOutSince } from '@/lib/site/preview/records/out-since';
import { listRecords } from '@/lib/site/preview/records/record-kind';
import { titleOfRecord } from '@/lib/site/preview/records/title-of-record';
import type { Published } from './published';

type Built = { build: Preview['build']; house: string; published: Published | undefined };

/**
 * The data that preview pages show about the content: the build, unpublished records, missing texts and the
 * comparison.
 */
export function describePreview(library: Library, { build, house, published }: Built): Preview {
  const { timeZone } = library.site;
  const records = listRecords(library).filter(([, record]) => record !== undefined);
  const now = Date.parse(build.time);
  const unpublished = records.flatMap(([name, record]): [string, Unpublished][] => {
    const since = recordOutSince(name, record, timeZone);
    if (since <= now) return [];
    return [[name, since === Infinity ? 'draft' : { from: new Date(since).toISOString() }]];
  });
  return {
    build,
    house,
    timeZone,
    owed: findOwed(library),
    changes: published && {
      since: published.time,
      list: compareContent(published.content, digestContent(library)),
    },
    titles: Object.fromEntries(
      records.map(([name, record]) => [name, titleOfRecord(name, record)]),
    ),
    unpublished: Object.fromEntries(unpublished),
  };
}
