import { createOwnImage } from '@compute-market/contract/calls/own-image';
import { ownImageForm } from '@compute-market/contract/forms/own-image-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 保存为镜像 of one instance. */
export function useOwnImageForm(instanceName: string, onDone: () => void) {
  return useSentForm({
    schema: ownImageForm,
    defaultValues: { name: '', note: '' },
    fields: { CONFLICT: 'name' },
    send: async (order) => {
      await api.call(createOwnImage, { instance_name: instanceName, ...order });
      onDone();
    },
  });
}
