/** `label` is the language's name in the page's language. */
export type TranscriptTrack = { srclang: string; src: string; label: string };

export type TranscriptWords = {
  title: string;
  search: string;
  hitsNone: string;
  hitsOne: string;
  /** With `{count}` in it. */
  hitsOther: string;
  languages: string;
  loading: string;
  failed: string;
};
