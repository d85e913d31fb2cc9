import { type Article, articleKinds } from './article';

/** Articles kind by kind, in the order of the shop; a kind without any is not in it. */
export function sortByKind(articles: readonly Article[]) {
  return articleKinds.flatMap((kind) => {
    const own = articles.filter((article) => article.kind === kind);
    return own.length > 0 ? [{ kind, articles: own }] : [];
  });
}
