import type { Image } from '@compute-market/contract/entities/image';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';
import { IMAGE_SYSTEM, type ContainerType } from '@compute-market/contract/enumerations';
import {
  CONTAINER_IMAGE_KEY,
  readContainerImage,
  registryRefused,
} from '@compute-market/contract/rules/container-image';
import type { DeepPartial } from 'react-hook-form';
import { withImages } from './added-images';
import type { Market } from './choices';
import type { FormView } from './form-view';
import { messages } from './messages';

const words = messages.containerImage;
/** After every other image, so that it is not chosen by itself. */
const lastScore = -2;

const choice: Image = {
  Label: words.label,
  System: IMAGE_SYSTEM.linux,
  ShortDisplayName: words.choice,
  LongDisplayName: words.choice,
  SystemVersion: '',
  ImageSize: 0,
  CanUsePlugin: false,
  ShowInRent: true,
  ShowInChangeSystem: false,
  NoScheduleGPUs: [],
  BadgeLabel: '',
  Brief: words.brief,
  Score: lastScore,
};

/** The market with the choice of an image of a registry, where containers can be started from one (decisions 147). */
export function withContainerImage(market: Market, kind: ContainerType): Market {
  const registries = market.options.image_registries ?? [];
  if (kind !== 'docker' || registries.length === 0) return market;
  return withImages(market, { [CONTAINER_IMAGE_KEY]: choice }, () => [CONTAINER_IMAGE_KEY]);
}

const lacksValues = (form: DeepPartial<Pick<CreateInstanceForm, 'image_name' | 'environment'>> | undefined) =>
  form?.image_name === CONTAINER_IMAGE_KEY &&
  (form.environment ?? []).some((one) => Boolean(one?.name) && one?.value === '');

/** Whether a form began with variables by their names alone, as a draft and an address keep them, and some are still without a value. */
export const asksValuesAgain = ({ form, values }: Pick<FormView, 'form' | 'values'>): boolean =>
  lacksValues(form.formState.defaultValues) && lacksValues(values);

/** Why nothing can be pulled from the registry of this reference; null where it can, and while it is no reference yet. */
export function registryProblem(reference: string, registries: readonly string[]): string | null {
  const reading = readContainerImage(reference);
  return reading.ok && !registries.includes(reading.image.registry) ? registryRefused(registries) : null;
}
