export { StoreScreen } from './StoreScreen';
export type { StoreScreenProps } from './StoreScreen';
export type { BareMetals, HostStock, Promotion, Stock } from './store-data';
export { storeQuery } from './store-query';
export type { StoreQuery } from './store-query';
