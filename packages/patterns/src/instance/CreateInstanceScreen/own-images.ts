import type { OwnImage } from '@compute-market/contract/entities/own-image';
import type { ContainerType } from '@compute-market/contract/enumerations';
import { ownImageChoices } from '../OwnImages/own-image-choice';
import { withImages } from './added-images';
import type { Market } from './choices';

/** The market with the images that the customer made of such machines, which run where what they grew from runs (decisions 130). */
export function withOwnImages(market: Market, kind: ContainerType, images: readonly OwnImage[]): Market {
  const usable = ownImageChoices(images, kind, market.options.image_display_info_map);
  if (usable.length === 0) return market;
  const runs = (valid: readonly string[]) => usable.flatMap(({ own }) => (valid.includes(own.Image) ? [own.Key] : []));
  const added = Object.fromEntries(usable.map(({ own, image }) => [own.Key, image]));
  return {
    ...withImages(market, added, runs),
    neededDisks: Object.fromEntries(usable.map(({ own }) => [own.Key, own.SystemDisk])),
  };
}
