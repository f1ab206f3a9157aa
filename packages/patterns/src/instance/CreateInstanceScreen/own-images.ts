import type { OwnImage } from '@compute-market/contract/entities/own-image';
import type { ContainerType } from '@compute-market/contract/enumerations';
import { ownImageChoices } from '../OwnImages/own-image-choice';
import type { Market } from './choices';

/** The market with the images that the customer made of such machines, which run where what they grew from runs (decisions 130). */
export function withOwnImages(market: Market, kind: ContainerType, images: readonly OwnImage[]): Market {
  const { image_display_info_map: known } = market.options;
  const usable = ownImageChoices(images, kind, known);
  if (usable.length === 0) return market;
  const runs = (valid: readonly string[]) => usable.flatMap(({ own }) => (valid.includes(own.Image) ? [own.Key] : []));
  return {
    ...market,
    neededDisks: Object.fromEntries(usable.map(({ own }) => [own.Key, own.SystemDisk])),
    options: {
      ...market.options,
      image_display_info_map: {
        ...known,
        ...Object.fromEntries(usable.map(({ own, image }) => [own.Key, image])),
      },
    },
    selector: {
      ...market.selector,
      gpu_resource_map: Object.fromEntries(
        Object.entries(market.selector.gpu_resource_map).map(([gpuType, resource]) => [
          gpuType,
          { ...resource, ValidImages: [...resource.ValidImages, ...runs(resource.ValidImages)] },
        ]),
      ),
    },
  };
}
