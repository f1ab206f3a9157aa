import { SnapshotDialog } from '@compute-market/patterns/instance/InstanceScreen';
import { useSnapshotForm } from '../../forms/instance/useSnapshotForm';
import { useDone, type ChangeProps } from '../useDone';
import { instanceRouteMessages as messages } from './messages';

interface CreateSnapshotProps extends ChangeProps {
  readonly name: string;
}

/** The question how the next snapshot of an instance is to be called. */
export function CreateSnapshot({ name, ...props }: CreateSnapshotProps) {
  const { control, done } = useDone(props);
  const form = useSnapshotForm(name, done(messages.snapshotCreating));
  return <SnapshotDialog {...control} {...form} />;
}
