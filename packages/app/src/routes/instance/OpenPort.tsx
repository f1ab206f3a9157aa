import { PortDialog } from '@compute-market/patterns/instance/InstanceScreen';
import { usePortForm } from '../../forms/instance/usePortForm';
import { useDone, type ChangeProps } from '../useDone';
import { instanceRouteMessages as messages } from './messages';

interface OpenPortProps extends ChangeProps {
  readonly name: string;
  /** Whether HTTP ports can be opened. */
  readonly http: boolean;
}

/** The question which port of an instance shall be opened. */
export function OpenPort({ name, http, ...props }: OpenPortProps) {
  const { control, done } = useDone(props);
  const form = usePortForm(name, done(messages.portOpening));
  return <PortDialog http={http} {...control} {...form} />;
}
