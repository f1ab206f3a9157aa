import type { Brand } from '@compute-market/contract/brand';
import { routes } from '@compute-market/contract/routes';

/** Where customer service is reached: the online chat where the host has one, else the telephone, else a ticket. */
export function serviceHref({ customerService: { chatUrl, phone } }: Pick<Brand, 'customerService'>): string {
  if (chatUrl !== '') return chatUrl;
  return phone === '' ? routes.selectQuestion.to() : `tel:${phone}`;
}
