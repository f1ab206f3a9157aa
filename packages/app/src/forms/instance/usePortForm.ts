import { openPort } from '@compute-market/contract/calls/port';
import { PORT_KIND } from '@compute-market/contract/entities/instance-port';
import { portForm } from '@compute-market/contract/forms/port-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 开放端口 of one instance. */
export function usePortForm(instanceName: string, onDone: () => void) {
  return useSentForm({
    schema: portForm,
    defaultValues: { inner: '', name: '', kind: PORT_KIND.tcp },
    fields: { CONFLICT: 'inner' },
    send: async ({ kind, ...order }) => {
      // A back end that has one kind of port alone does not know the word.
      const chosen = kind === PORT_KIND.http ? { kind } : {};
      await api.call(openPort, { instance_name: instanceName, ...order, ...chosen });
      onDone();
    },
  });
}
