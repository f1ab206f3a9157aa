import type { Image } from '@compute-market/contract/entities/image';

interface Told {
  readonly ContainerTypes?: readonly string[] | undefined;
}

/** Whether machines of that kind start from the image; where a back end does not tell, they may (decisions 205). */
export const runsAs = ({ ContainerTypes }: Told, kind: string): boolean => ContainerTypes?.includes(kind) ?? true;

/** Whether that kind of machine can be rented with the image. */
export const isOffered = (image: Pick<Image, 'ShowInRent' | 'ContainerTypes'>, kind: string): boolean =>
  image.ShowInRent && runsAs(image, kind);
