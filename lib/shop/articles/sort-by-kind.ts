import { type Article, articleKinds } from './article';

/** Groups articles by kind, in the shop's order; kinds without articles are omitted. */
export function sortByKind(articles: readonly Article[]) {
  return articleKinds.flatMap((kind) => {
    const own = articles.filter((article) => article.kind === kind);
    return own.length > 0 ? [{ kind, articles: own }] : [];
  });
}
