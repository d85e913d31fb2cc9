/**
 * Films up to which a house is built whole. Of a larger one so many are built, those that most visitors come for;
 * the others' pages and pictures are made when they are first asked for (lib/server/on-demand).
 */
export const mostBuilt = 400;
