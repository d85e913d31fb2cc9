import { foldWord } from './words';

const french =
  'à au aux avec ce ces cet cette chez comme d dans de des du elle en est et eux il ils j je l la le les leur leurs lui m ma mais me mes mon n ne nous on ou où par pas pour qu que quel quelle qui quoi s sa sans se ses son sont sous sur un une vers y film films frère frères sœur sœurs cherche voir histoire parle';
const german =
  'als am an auch auf aus bei bin bis das dass dem den der des die durch ein eine einem einen einer eines er es für gibt hat ich im in ins ist kein man mein mit nach nicht noch oder sein seine sich sie so über um und unter von vom vor wie wo zu zum zur film filme filmen bruder brüder gebrüder schwester schwestern suche geschichte';
const english =
  'a about an and are at by for from has how in into is it its me my of on or that the their there this to up was what when where which who why with film films movie movies brother brothers sister sisters story';

/** Words that are not required if the text has other words. */
export const stopWords: ReadonlySet<string> = new Set(
  `${french} ${german} ${english}`.split(' ').map(foldWord),
);

/** Leading articles of titles, which visitors may omit. */
export const articles: ReadonlySet<string> = new Set(
  'le la les l un une der die das ein eine the a an'.split(' '),
);
