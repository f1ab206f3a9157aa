import type { Brand } from '@compute-market/contract/brand';

/** Where customer service is reached: the online chat where the host has one, else the telephone. */
export const serviceHref = ({ customerService }: Pick<Brand, 'customerService'>): string =>
  customerService.chatUrl || `tel:${customerService.phone}`;
