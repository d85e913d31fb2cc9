import type { ChangeKind } from '../changes/change';
import type { OwedKind } from '../owed/owed';
import type { RecordKind } from '../records/record-kind';

/**
 * What a preview says to editors, in one language. No visitor is ever sent it, and `messages/` is sent to visitors: so it
 * stands here, as the words of faults do in lib/content/validate/messages.
 */
export type PreviewWords = {
  preview: string;
  /** Of the bar. */
  bar: {
    label: string;
    build: string;
    complete: string;
    missing: (count: number) => string;
    all: string;
    beside: string;
    noPage: string;
  };
  /** Of `/preview`. */
  list: {
    title: string;
    introduction: string;
    back: string;
    built: string;
    branch: string;
    changes: string;
    comparedTo: (when: string) => string;
    nothingToCompare: string;
    unchanged: string;
    before: string;
    after: string;
    nothing: string;
    drafts: string;
    noDrafts: string;
    owed: string;
    nothingOwed: string;
    beside: string;
    besideHint: string;
    page: string;
    show: string;
  };
  kinds: Record<ChangeKind, string>;
  records: Record<RecordKind, string>;
  owed: Record<OwedKind, string>;
  /** What is missing in a field. */
  says: {
    translation: (field: string, language: string) => string;
    none: (field: string) => string;
  };
  languages: Record<'fr' | 'de', string>;
  unpublished: { draft: string; from: (when: string) => string };
  door: {
    title: string;
    ask: string;
    password: string;
    open: string;
    wrong: string;
    often: string;
  };
  share: {
    lapsed: string;
    lapsedHint: string;
    broken: string;
    brokenHint: string;
    until: (when: string) => string;
  };
};
