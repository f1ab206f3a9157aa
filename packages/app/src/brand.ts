import { defineBrand } from '@compute-market/contract/brand';

/** The host's own names and contacts. Screens read them from here and nowhere else. */
export const brand = defineBrand();
