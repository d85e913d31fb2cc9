import { foldWord } from './words';

const french =
  'à au aux ce ces cet cette chez d dans de des du elle en est et eux il ils j je l la le les leur leurs lui m ma mais mes n ne nous ou où par pas pour qu que qui s sa sans se ses son sous sur un une vers y';
const german =
  'als am an auch auf aus bei bin bis das dass dem den der des die durch ein eine einem einen einer eines er es für hat im in ins ist kein mit nach nicht noch oder sein seine sich sie so und von vom vor wie zu zum zur';

/** Words that say little alone: they are no condition where something else is asked as well. */
export const stopWords: ReadonlySet<string> = new Set(
  `${french} ${german}`.split(' ').map(foldWord),
);

/** Articles with which a title may begin; a visitor leaves them out. */
export const articles: ReadonlySet<string> = new Set(
  'le la les l un une der die das ein eine the'.split(' '),
);
