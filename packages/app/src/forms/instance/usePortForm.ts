import { openPort } from '@compute-market/contract/calls/port';
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
    defaultValues: { inner: '', name: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CONFLICT: 'inner' },
    send: async (order) => {
      await api.call(openPort, { instance_name: instanceName, ...order });
      onDone();
    },
  });
  return { form, ...submission };
}
