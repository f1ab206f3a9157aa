import { createSnapshot } from '@compute-market/contract/calls/snapshot';
import { snapshotForm, type SnapshotForm } from '@compute-market/contract/forms/snapshot-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 创建快照 of one instance. */
export function useSnapshotForm(instanceName: string, onDone: () => void) {
  const form = useForm<SnapshotForm>({
    resolver: zodResolver(snapshotForm),
    mode: 'onTouched',
    defaultValues: { name: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CONFLICT: 'name' },
    send: async (order) => {
      await api.call(createSnapshot, { instance_name: instanceName, ...order });
      onDone();
    },
  });
  return { form, ...submission };
}
