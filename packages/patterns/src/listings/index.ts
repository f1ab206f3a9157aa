export { cardCounts, isRentable, listingsOf, listingsWithoutStock, told } from './listings';
export type { CardCount, CountObstacle, Listing, Room } from './listings';
export { dayPrice, memberPrice, monthPrice, offeredPrice, priceTerms, shownPrice, vipPrice } from './prices';
export type { PriceTerms, ShownPrice } from './prices';
export { isOffered, runsAs } from './images';
export { isOpeningSoon } from './opening';
