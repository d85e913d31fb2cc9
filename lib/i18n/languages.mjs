/**
 * The site's languages: the one list. Each is named by its locale, with the tag that the `lang`
 * attribute has; the first stands at the plain path (specification, section 9). Plain JavaScript,
 * since Next's configuration and the build's own steps read it without a compiler.
 */
export const languageTags = { fr: 'fr-FR', de: 'de-DE' };
