import { openPort } from '@compute-market/contract/calls/port';
import { PORT_KIND } from '@compute-market/contract/entities/instance-port';
import { portForm, type PortForm, type PortOrder } from '@compute-market/contract/forms/port-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 开放端口 of one instance. */
export function usePortForm(instanceName: string, onDone: () => void) {
  const form = useForm<PortForm, unknown, PortOrder>({
    resolver: zodResolver(portForm),
    mode: 'onTouched',
    defaultValues: { inner: '', name: '', kind: PORT_KIND.tcp },
  });
  const submission = useSubmission({
    form,
    fields: { CONFLICT: 'inner' },
    send: async ({ kind, ...order }) => {
      // A back end that has one kind of port alone does not know the word.
      const chosen = kind === PORT_KIND.http ? { kind } : {};
      await api.call(openPort, { instance_name: instanceName, ...order, ...chosen });
      onDone();
    },
  });
  return { form, ...submission };
}
