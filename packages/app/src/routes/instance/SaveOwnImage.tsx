import type { OwnImageList } from '@compute-market/contract/entities/own-image';
import { expectedPriceText, OwnImageDialog } from '@compute-market/patterns/instance/OwnImages';
import { useState } from 'react';
import { useOwnImageForm } from '../../forms/instance/useOwnImageForm';
import { useDone, type ChangeProps } from '../useDone';
import { instanceRouteMessages as messages } from './messages';

interface SaveOwnImageProps extends ChangeProps {
  readonly instance: Parameters<typeof expectedPriceText>[1];
  /** The images that the account has; null where none are known. */
  readonly images: OwnImageList | null;
}

/** The question how the next image of an instance is to be called. */
export function SaveOwnImage({ instance, images, ...props }: SaveOwnImageProps) {
  // What is read again beside the question, or fails to be, changes no price in it.
  const [price] = useState(() => expectedPriceText(images, instance));
  const { control, done } = useDone(props);
  const form = useOwnImageForm(instance.name, done(messages.imageSaving));
  return <OwnImageDialog {...control} {...form} price={price} />;
}
