/** Result of a platform event: `asking` while the platform's dialog is open. */
export type Verdict = 'given' | 'refused' | 'asking' | 'waiting';
