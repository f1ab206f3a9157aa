import { IMAGE_SYSTEM } from '@compute-market/contract/enumerations';
import { deferredMessages } from './deferred-messages';
import { isOffered } from '../../listings';
import type { Images } from './filter-listings';
import type { StoreQuery } from './store-query';

const words = deferredMessages.machine;

/** What runs on the kind of machine in view. What is chosen stays in view where it does not, so that it can be seen and changed. */
export function imageOptions(query: StoreQuery, all: Images = {}) {
  const images = Object.entries(all).filter(([, image]) => isOffered(image, query.type));
  const isChosen = (value: string) => value === query.image;
  const systems = Object.values(IMAGE_SYSTEM).filter(
    (system) => isChosen(system) || images.some(([, image]) => image.System === system),
  );
  const chosen = Object.entries(all).filter(([key]) => isChosen(key) && images.every(([other]) => other !== key));
  return [
    { value: 'any', label: words.anyImage },
    ...systems.map((system) => ({ value: system, label: words.anyOf(system) })),
    ...[...images, ...chosen].map(([key, image]) => ({ value: key, label: image.ShortDisplayName })),
  ];
}
