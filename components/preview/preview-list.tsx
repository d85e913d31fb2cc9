import { Fact } from '@/components/layout/fact';
import { PageHead } from '@/components/layout/page-head';
import { Section } from '@/components/layout/section';
import { type Owed, owedKinds } from '@/lib/site/preview/owed/owed';
import type { Unpublished } from '@/lib/site/preview/preview';
import { sayMoment } from '@/lib/site/preview/say-moment';
import { Changes } from './changes';
import { CompareForm } from './compare';
import { type Shown, sayOwed, sayState } from './preview-words';
import { Counted, RecordLine } from './record-line';

/** Changes since the published build, unpublished records, and missing content of the whole site. */
export function PreviewList(shown: Shown) {
  const { preview, t, locale } = shown;
  const { id, time, branch } = preview.build;
  return (
    <div data-preview="/preview">
      <PageHead title={t('title')}>{t('introduction')}</PageHead>
      <dl className="shell mt-8">
        <Fact name={t('bar.build')}>{id}</Fact>
        <Fact name={t('bar.built')}>
          <time dateTime={time}>{sayMoment(time, locale, preview.timeZone)}</time>
        </Fact>
        <Fact name={t('bar.branch')} show={Boolean(branch)}>
          {branch}
        </Fact>
      </dl>
      <Changes {...shown} />
      <NotOut {...shown} />
      <Owing {...shown} />
      <Section title={t('compare.title')}>
        <CompareForm {...{ t, locale }} />
      </Section>
    </div>
  );
}

/** Unpublished records: the next to be published first, drafts last. */
function NotOut(shown: Shown) {
  const { preview, t, locale } = shown;
  const when = (state: Unpublished) => (state === 'draft' ? '~' : state.from);
  const all = Object.entries(preview.unpublished);
  // Compare code units: `localeCompare` would sort `~` before digits.
  all.sort(([, a], [, b]) => (when(a) < when(b) ? -1 : Number(when(a) > when(b))));
  return (
    <Section title={<Counted count={all.length}>{t('unpublished.title')}</Counted>}>
      {all.length === 0 && <p>{t('unpublished.none')}</p>}
      <ul>
        {all.map(([name, state]) => (
          <RecordLine key={name} {...shown} name={name}>
            <span className="label justify-self-start bg-signal px-2 py-0.5 text-on-signal">
              {sayState(t, state, (at) => sayMoment(at, locale, preview.timeZone))}
            </span>
          </RecordLine>
        ))}
      </ul>
    </Section>
  );
}

/** Missing content, grouped by kind, each with the file to edit. */
function Owing(shown: Shown) {
  const { preview, t, locale } = shown;
  const kinds = owedKinds.map(
    (kind) => [kind, preview.owed.filter((one) => one.kind === kind)] as const,
  );
  return (
    <Section title={<Counted count={preview.owed.length}>{t('owed.title')}</Counted>}>
      {preview.owed.length === 0 && <p>{t('owed.none')}</p>}
      {kinds.map(
        ([kind, owed]) =>
          owed.length > 0 && (
            <details key={kind} className="border-line not-first:border-t">
              <summary className="cursor-pointer py-3">
                <h3 className="display-3 inline">
                  <Counted count={owed.length}>{t(`owed.kinds.${kind}`)}</Counted>
                </h3>
              </summary>
              <ul>
                {byFile(owed).map(([name, lacks]) => (
                  <RecordLine key={name} {...shown} name={name}>
                    {lacks.map((one) => (
                      <p key={`${one.field} ${one.missing}`}>{sayOwed(t, one, locale)}</p>
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

function byFile(owed: readonly Owed[]): [string, Owed[]][] {
  const files = new Map<string, Owed[]>();
  for (const one of owed) files.set(one.name, [...(files.get(one.name) ?? []), one]);
  return [...files];
}
