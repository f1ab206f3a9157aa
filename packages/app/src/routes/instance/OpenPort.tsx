import { PortDialog } from '@compute-market/patterns/instance/InstanceScreen';
import { usePortForm } from '../../forms/instance/usePortForm';
import { showSuccess } from '../../state/toasts';
import { useClosing, type ClosingProps } from '../account/useClosing';
import { instanceRouteMessages as messages } from './messages';

interface OpenPortProps extends ClosingProps {
  readonly name: string;
  /** Whether HTTP ports can be opened. */
  readonly http: boolean;
  readonly onChanged: () => void;
}

/** The question which port of an instance shall be opened. */
export function OpenPort({ name, http, onChanged, ...props }: OpenPortProps) {
  const control = useClosing(props);
  const form = usePortForm(name, () => {
    control.onClose();
    showSuccess(messages.portOpening);
    onChanged();
  });
  return <PortDialog http={http} {...control} {...form} />;
}
