import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import type { OwnImage } from '@compute-market/contract/entities/own-image';

const { creating, deleting, failed } = OWN_IMAGE_STATUS;

/** Whether something that was asked of it is still on its way. */
export const isImageChanging = ({ Status }: Pick<OwnImage, 'Status'>): boolean =>
  Status === creating || Status === deleting;

/** How many count for the limit: not those that could not be made. */
export const imagesCounted = (images: readonly OwnImage[]): number =>
  images.filter(({ Status }) => Status !== failed).length;
