import type { OwnImage } from '@compute-market/contract/entities/own-image';
import { CONTAINER_TYPE } from '@compute-market/contract/enumerations';
import { runsAs } from '../../listings';
import { ownImageChoices } from '../OwnImages/own-image-choice';
import type { SystemChoice } from './operations';

/** The systems of the house that virtual machines run (decisions 205), with the images that the customer made of virtual machines; `local` lists what lies on the host (decisions 133). */
export function withOwnSystems(
  house: readonly SystemChoice[],
  images: readonly OwnImage[],
  local: readonly string[],
): SystemChoice[] {
  const offered = house.filter(({ image }) => runsAs(image, CONTAINER_TYPE.kvm));
  const byKey = Object.fromEntries(offered.map(({ key, image }) => [key, image]));
  const own = ownImageChoices(images, CONTAINER_TYPE.kvm, byKey).map(({ own: { Key, SystemDisk }, image }) => ({
    key: Key,
    image,
    local: local.includes(Key),
    neededDisk: SystemDisk,
  }));
  return [...offered, ...own];
}
