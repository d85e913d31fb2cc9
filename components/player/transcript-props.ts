/** `label` is the language's name in the page's language. */
export type TranscriptTrack = { srclang: string; src: string; label: string };

export type TranscriptWords = {
  title: string;
  search: string;
  hitsNone: string;
  hitsOne: string;
  /** Contains the placeholder `{count}`. */
  hitsOther: string;
  languages: string;
  loading: string;
  failed: string;
};
