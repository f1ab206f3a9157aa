import { createSnapshot } from '@compute-market/contract/calls/snapshot';
import { snapshotForm } from '@compute-market/contract/forms/snapshot-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 创建快照 of one instance. */
export function useSnapshotForm(instanceName: string, onDone: () => void) {
  return useSentForm({
    schema: snapshotForm,
    defaultValues: { name: '' },
    fields: { CONFLICT: 'name' },
    send: async (order) => {
      await api.call(createSnapshot, { instance_name: instanceName, ...order });
      onDone();
    },
  });
}
