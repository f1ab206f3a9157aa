import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import type { OwnImage, OwnImageList } from '@compute-market/contract/entities/own-image';
import { ownImageMessages as words } from './messages';

const { creating, deleting, failed } = OWN_IMAGE_STATUS;

/** Whether something that was asked of it is still on its way. */
export const isImageChanging = ({ Status }: Pick<OwnImage, 'Status'>): boolean =>
  Status === creating || Status === deleting;

/** How many count for the limit, of those that are seen and in the whole account: not those that could not be made. */
export interface CountedImages {
  readonly own: number;
  readonly account: number;
}

/** A sub-account sees its own alone; a back end that does not tell how many there are has none beside them. */
export function imagesCounted({ data, AccountNum }: OwnImageList): CountedImages {
  const own = data.filter(({ Status }) => Status !== failed).length;
  return { own, account: AccountNum ?? own };
}

/** How many of the places are taken, and by whom where others take some. */
export const countOfImages = ({ own, account }: CountedImages): string =>
  own === account ? words.count(account) : words.countTogether(account);
