/** Fields that Google asks for: each of them; of a list, one at least. */
type Required = readonly (string | readonly string[])[];

/**
 * The types that pages of this site may speak of, with what Google asks of each for its results, carried over from
 * its documentation; any other type is a fault.
 */
export const requiredFields: Readonly<Record<string, Required>> = {
  Movie: ['name', 'image'],
  // Google would do without an address of the film; a visitor of ours can watch it, so there is one.
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', ['contentUrl', 'embedUrl']],
  Clip: ['name', 'startOffset', 'url'],
  SeekToAction: ['target', 'startOffset-input'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['url', 'item', 'name']],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: [['urlTemplate', 'url']],
  ScreeningEvent: ['name', 'startDate', 'location'],
  MovieTheater: ['name', 'address'],
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality'],
  // A merchant's listing owes a picture too; a voucher has none.
  Product: ['name', ['offers', 'review', 'aggregateRating']],
  Offer: ['price', 'priceCurrency'],
  NewsArticle: ['headline'],
  CollectionPage: ['name'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Country: ['name'],
  ImageObject: [['contentUrl', 'url']],
};
