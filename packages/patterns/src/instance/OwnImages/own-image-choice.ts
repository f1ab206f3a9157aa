import type { Image } from '@compute-market/contract/entities/image';
import { OWN_IMAGE_STATUS } from '@compute-market/contract/rules/own-image';
import type { OwnImage } from '@compute-market/contract/entities/own-image';
import type { ContainerType } from '@compute-market/contract/enumerations';
import { ownImageMessages } from './messages';

const words = ownImageMessages.choice;
/** Sizes of the house are told in thousandths of a GB; so that one image has one size, it is the GB of its list. */
const bytesPerMb = 1024 ** 3 / 1000;
/** After every image of the house, so that none of these is chosen by itself. */
const lastScore = -1;

/** An own image as whoever chooses a system sees it. */
export interface OwnImageChoice {
  readonly own: OwnImage;
  readonly image: Image;
}

/** What it grew from, under its own name. */
const shownAs = ({ Name, Note, ImageName, Size }: OwnImage, grewFrom: Image): Image => ({
  ...grewFrom,
  Label: ownImageMessages.title,
  ShortDisplayName: Name,
  LongDisplayName: Name,
  Brief: Note === '' ? words.grewFrom(ImageName) : Note,
  ImageSize: Size === null ? 0 : Math.round(Size / bytesPerMb),
  ShowInRent: true,
  BadgeLabel: '',
  Score: lastScore,
});

/** The images that a customer made of such machines and can use now: where what they grew from is offered, by key, they are (decisions 130, 133). */
export const ownImageChoices = (
  images: readonly OwnImage[],
  kind: ContainerType,
  house: Readonly<Record<string, Image>>,
): OwnImageChoice[] =>
  images.flatMap((own) => {
    const grewFrom = house[own.Image];
    return own.Status === OWN_IMAGE_STATUS.ready && own.ContainerType === kind && grewFrom !== undefined
      ? [{ own, image: shownAs(own, grewFrom) }]
      : [];
  });

/** Why an image that needs so much of a system disk cannot be put on one of that size; null where it can, and where a size is not told. Sizes in GB. */
export const diskObstacle = (needed: number | undefined, size: number | undefined): string | null =>
  needed !== undefined && size !== undefined && needed > size ? words.tooLarge(needed) : null;
