import type { Image } from '@compute-market/contract/entities/image';
import type { Market } from './choices';

/** The market with more images than those of the house; `runs` tells which of them a model runs, by the keys of the house that it runs. */
export function withImages(
  market: Market,
  images: Readonly<Record<string, Image>>,
  runs: (valid: readonly string[]) => readonly string[],
): Market {
  return {
    ...market,
    options: {
      ...market.options,
      image_display_info_map: { ...market.options.image_display_info_map, ...images },
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
