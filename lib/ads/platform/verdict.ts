/** What a platform's answer means for advertisements: `asking` while its question stands before the visitor. */
export type Verdict = 'given' | 'refused' | 'asking' | 'waiting';
