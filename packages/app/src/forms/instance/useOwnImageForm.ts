import { createOwnImage } from '@compute-market/contract/calls/own-image';
import { ownImageForm, type OwnImageForm } from '@compute-market/contract/forms/own-image-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 保存为镜像 of one instance. */
export function useOwnImageForm(instanceName: string, onDone: () => void) {
  const form = useForm<OwnImageForm>({
    resolver: zodResolver(ownImageForm),
    mode: 'onTouched',
    defaultValues: { name: '', note: '' },
  });
  const submission = useSubmission({
    form,
    fields: { CONFLICT: 'name' },
    send: async (order) => {
      await api.call(createOwnImage, { instance_name: instanceName, ...order });
      onDone();
    },
  });
  return { form, ...submission };
}
