import { Link } from '@compute-market/components/link';
import { Text } from '@compute-market/components/text';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { OwnImage, OwnImageList } from '@compute-market/contract/entities/own-image';
import { OWN_IMAGES_MAX, ownImagesFullReason } from '@compute-market/contract/rules/own-image';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { hostSilentSince, isGone, isKept } from '../../instance-facts';
import { dataOf, type Resource } from '../../resource';
import { useRefusal } from '../../viewer/ViewerRights';
import { ownImageMessages } from '../OwnImages/messages';
import { countOfImages, imagesCounted, isImageChanging, type CountedImages } from '../OwnImages/own-image-facts';
import { dayPriceText, priceRule } from '../OwnImages/own-image-price';
import { PartAction, PartChanging, ReadPart } from './ReadPart';

const words = ownImageMessages.save;
const { running, shutDown, restartFailed } = INSTANCE_STATUS;

export interface SaveImageProps {
  /** The images of the account; null where the back end makes none, which leaves the part out. */
  readonly images: Resource<OwnImageList | null>;
  /** Asks how the next one is to be called. */
  readonly onSave: () => void;
  readonly onRetry: () => void;
}

export interface SaveImagePartProps extends SaveImageProps {
  instance: Instance;
}

/** Why none can be made of it now; null when one can. */
function blockedFor(instance: Instance, own: readonly OwnImage[], counted: CountedImages): string | null {
  if (hostSilentSince(instance) !== null) return words.hostSilent;
  if (own.some(isImageChanging)) return words.busy;
  if (instance.Status === restartFailed) return words.notUp;
  if (instance.Status !== running && instance.Status !== shutDown) return words.moving;
  return counted.account >= OWN_IMAGES_MAX ? ownImagesFullReason(counted) : null;
}

/** 镜像: what was made of its system disk, to start others from (decisions 130). */
export function SaveImage({ instance, images, onSave, onRetry }: SaveImagePartProps) {
  const refusal = useRefusal()('run');
  const known = dataOf(images);
  if (known === null || isKept(instance) || isGone(instance)) return null;
  const all = known?.data ?? [];
  const counted = known && imagesCounted(known);
  const own = all.filter(({ InstanceName }) => InstanceName === instance.Container_name);
  return (
    <ReadPart
      title={words.part}
      count={counted && countOfImages(counted)}
      action={
        counted && (
          <PartAction reason={refusal ?? blockedFor(instance, own, counted)} onAct={onSave}>
            {words.action}
          </PartAction>
        )
      }
      state={images.state}
      failed={ownImageMessages.failed}
      empty={own.length === 0 ? words.empty(priceRule(known?.Pricing)) : null}
      onRetry={onRetry}
    >
      {own.map((image) => (
        <Text key={image.Key} size="small">
          {image.Name}{' '}
          <Text as="span" size="small" tone="secondary">
            {image.Reason === '' ? ownImageMessages.statuses[image.Status] : image.Reason} {dayPriceText(image)}
          </Text>
        </Text>
      ))}
      {own.some(isImageChanging) && <PartChanging>{ownImageMessages.changing}</PartChanging>}
      {all.length > 0 && (
        <Text size="small">
          <Link href={routes.cloudDisk.to()}>{words.others}</Link>
        </Text>
      )}
    </ReadPart>
  );
}
