import { OWN_IMAGE_STATUS, type OwnImage } from '@compute-market/contract/entities/own-image';
import type { ContainerType } from '@compute-market/contract/enumerations';
import type { Market } from './choices';
import { messages } from './messages';

/** Sizes of the house are told in thousandths of a GB; so that one image has one size, it is the GB of its list. */
const bytesPerMb = 1024 ** 3 / 1000;
/** After every image of the house, so that none of these is chosen by itself. */
const lastScore = -1;

/** The market with the images that the customer made of such machines, which run where what they grew from runs (decisions 130). */
export function withOwnImages(market: Market, kind: ContainerType, images: readonly OwnImage[]): Market {
  const { image_display_info_map: known } = market.options;
  const usable = images.flatMap((own) => {
    const grewFrom = known[own.Image];
    return own.Status === OWN_IMAGE_STATUS.ready && own.ContainerType === kind && grewFrom !== undefined
      ? [{ own, grewFrom }]
      : [];
  });
  if (usable.length === 0) return market;
  const added = usable.map(({ own, grewFrom }) => [
    own.Key,
    {
      ...grewFrom,
      Label: messages.image.own,
      ShortDisplayName: own.Name,
      LongDisplayName: own.Name,
      Brief: own.Note === '' ? messages.image.grewFrom(own.ImageName) : own.Note,
      ImageSize: own.Size === null ? 0 : Math.round(own.Size / bytesPerMb),
      ShowInRent: true,
      BadgeLabel: '',
      Score: lastScore,
    },
  ]);
  const runs = (valid: readonly string[]) => usable.flatMap(({ own }) => (valid.includes(own.Image) ? [own.Key] : []));
  return {
    ...market,
    options: {
      ...market.options,
      image_display_info_map: { ...known, ...(Object.fromEntries(added) as typeof known) },
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
