export { cardCounts, isRentable, listingsOf, listingsWithoutStock } from './listings';
export type { CardCount, CountObstacle, Listing, Room } from './listings';
export { dayPrice, memberPrice, monthPrice, priceTerms, shownPrice } from './prices';
export type { PriceTerms, ShownPrice } from './prices';
export { isOpeningSoon } from './opening';
