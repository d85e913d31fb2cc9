import { Fact } from '@/components/layout/fact';
import { PageHead } from '@/components/layout/page-title';
import { Section } from '@/components/layout/section';
import { type MissingContent, missingKinds } from '@/lib/site/preview/missing-content';
import { formatPreviewMoment, type Unpublished } from '@/lib/site/preview/preview';
import { Changes } from './changes';
import { CompareForm } from './compare';
import { formatMissing, formatState, type PreviewPageProps } from './preview-messages';
import { CountedHeading, RecordLine } from './record-line';

/** Changes since the published build, unpublished records, and missing content of the whole site. */
export function PreviewList(props: PreviewPageProps) {
  const { preview, t, locale } = props;
  const { id, time, branch } = preview.build;
  return (
    <div data-preview="/preview">
      <PageHead title={t('title')}>{t('introduction')}</PageHead>
      <dl className="shell mt-8">
        <Fact name={t('bar.build')}>{id}</Fact>
        <Fact name={t('bar.built')}>
          <time dateTime={time}>{formatPreviewMoment(time, locale, preview.timeZone)}</time>
        </Fact>
        <Fact name={t('bar.branch')} show={Boolean(branch)}>
          {branch}
        </Fact>
      </dl>
      <Changes {...props} />
      <UnpublishedRecords {...props} />
      <MissingList {...props} />
      <Section title={t('compare.title')}>
        <CompareForm {...{ t, locale }} />
      </Section>
    </div>
  );
}

/** Unpublished records: the next to be published first, drafts last. */
function UnpublishedRecords(props: PreviewPageProps) {
  const { preview, t, locale } = props;
  const publishedFrom = (state: Unpublished) => (state === 'draft' ? '~' : state.from);
  const all = Object.entries(preview.unpublished);
  // Compare code units: `localeCompare` would sort `~` before digits.
  all.sort(([, a], [, b]) =>
    publishedFrom(a) < publishedFrom(b) ? -1 : Number(publishedFrom(a) > publishedFrom(b)),
  );
  return (
    <Section title={<CountedHeading count={all.length}>{t('unpublished.title')}</CountedHeading>}>
      {all.length === 0 && <p>{t('unpublished.none')}</p>}
      <ul>
        {all.map(([name, state]) => (
          <RecordLine key={name} {...props} name={name}>
            <span className="label justify-self-start bg-signal px-2 py-0.5 text-on-signal">
              {formatState(t, state, (at) => formatPreviewMoment(at, locale, preview.timeZone))}
            </span>
          </RecordLine>
        ))}
      </ul>
    </Section>
  );
}

/** Missing content, grouped by kind, each with the file to edit. */
function MissingList(props: PreviewPageProps) {
  const { preview, t, locale } = props;
  const kinds = missingKinds.map(
    (kind) => [kind, preview.missing.filter((one) => one.kind === kind)] as const,
  );
  return (
    <Section
      title={<CountedHeading count={preview.missing.length}>{t('missing.title')}</CountedHeading>}
    >
      {preview.missing.length === 0 && <p>{t('missing.none')}</p>}
      {kinds.map(
        ([kind, missing]) =>
          missing.length > 0 && (
            <details key={kind} className="border-line not-first:border-t">
              <summary className="cursor-pointer py-3">
                <h3 className="display-3 inline">
                  <CountedHeading count={missing.length}>
                    {t(`missing.kinds.${kind}`)}
                  </CountedHeading>
                </h3>
              </summary>
              <ul>
                {groupByFile(missing).map(([name, missing]) => (
                  <RecordLine key={name} {...props} name={name}>
                    {missing.map((one) => (
                      <p key={`${one.field} ${one.missing}`}>{formatMissing(t, one, locale)}</p>
                    ))}
                  </RecordLine>
                ))}
              </ul>
            </details>
          ),
      )}
    </Section>
  );
}

function groupByFile(missing: readonly MissingContent[]): [string, MissingContent[]][] {
  const files = new Map<string, MissingContent[]>();
  for (const one of missing) files.set(one.name, [...(files.get(one.name) ?? []), one]);
  return [...files];
}
