/** What Google asks of a type for its results, and what it would like; carried over from its documentation. */
export type FieldRule = {
  /** Each of them; of a list, one at least. */
  required: readonly (string | readonly string[])[];
  recommended: readonly string[];
};

const none: readonly string[] = [];

/** The types that pages of this site may speak of; any other is a fault. */
export const fieldRules: Readonly<Record<string, FieldRule>> = {
  Movie: {
    required: ['name', 'image'],
    recommended: [
      ...['url', 'director', 'actor', 'dateCreated', 'duration', 'genre', 'countryOfOrigin'],
      ...['inLanguage', 'sameAs'],
    ],
  },
  VideoObject: {
    // Google would do without an address of the film; a visitor of ours can watch it, so there is one.
    required: ['name', 'thumbnailUrl', 'uploadDate', 'description', ['contentUrl', 'embedUrl']],
    recommended: ['duration', 'hasPart', 'potentialAction'],
  },
  Clip: { required: ['name', 'startOffset', 'url'], recommended: ['endOffset'] },
  SeekToAction: { required: ['target', 'startOffset-input'], recommended: none },
  ItemList: { required: ['itemListElement'], recommended: ['numberOfItems'] },
  ListItem: { required: ['position', ['url', 'item', 'name']], recommended: none },
  BreadcrumbList: { required: ['itemListElement'], recommended: none },
  Organization: { required: ['name', 'url'], recommended: ['logo', 'sameAs'] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction', 'inLanguage'] },
  SearchAction: { required: ['target', 'query-input'], recommended: none },
  EntryPoint: { required: [['urlTemplate', 'url']], recommended: none },
  ScreeningEvent: {
    required: ['name', 'startDate', 'location'],
    recommended: [
      ...['description', 'endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'organizer'],
      'workPresented',
    ],
  },
  MovieTheater: { required: ['name', 'address'], recommended: none },
  Place: { required: ['name', 'address'], recommended: none },
  PostalAddress: {
    required: ['addressLocality'],
    recommended: ['streetAddress', 'addressCountry'],
  },
  Product: {
    // A merchant's listing owes a picture too; a voucher has none.
    required: ['name', ['offers', 'review', 'aggregateRating']],
    recommended: ['image', 'description', 'gtin', 'isbn', 'brand', 'sku'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  NewsArticle: {
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
  },
  CollectionPage: { required: ['name'], recommended: ['description', 'mainEntity'] },
  ProfilePage: { required: ['mainEntity'], recommended: none },
  Person: { required: ['name'], recommended: none },
  Country: { required: ['name'], recommended: none },
  ImageObject: { required: [['contentUrl', 'url']], recommended: none },
};
