import { SnapshotDialog } from '@compute-market/patterns/instance/InstanceScreen';
import { useSnapshotForm } from '../../forms/instance/useSnapshotForm';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { instanceRouteMessages as messages } from './messages';

interface CreateSnapshotProps extends ClosingProps {
  readonly name: string;
  readonly onChanged: () => void;
}

/** The question how the next snapshot of an instance is to be called. */
export function CreateSnapshot({ name, onChanged, ...props }: CreateSnapshotProps) {
  const control = useClosing(props);
  const form = useSnapshotForm(name, () => {
    control.onClose();
    showSuccess(messages.snapshotCreating);
    onChanged();
  });
  return <SnapshotDialog {...control} {...form} />;
}
