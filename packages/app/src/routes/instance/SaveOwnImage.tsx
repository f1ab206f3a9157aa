import { OwnImageDialog } from '@compute-market/patterns/instance/OwnImages';
import { useOwnImageForm } from '../../forms/instance/useOwnImageForm';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { instanceRouteMessages as messages } from './messages';

interface SaveOwnImageProps extends ClosingProps {
  readonly name: string;
  readonly onChanged: () => void;
}

/** The question how the next image of an instance is to be called. */
export function SaveOwnImage({ name, onChanged, ...props }: SaveOwnImageProps) {
  const control = useClosing(props);
  const form = useOwnImageForm(name, () => {
    control.onClose();
    showSuccess(messages.imageSaving);
    onChanged();
  });
  return <OwnImageDialog {...control} {...form} />;
}
