import { addApiKey } from '@compute-market/contract/calls/api-key';
import { apiKeyForm } from '@compute-market/contract/forms/api-key-form';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';

/** 创建 API 密钥; `onDone` is given the key itself, which nobody can ask for again. */
export function useApiKeyForm(onDone: (secret: string) => void) {
  return useSentForm({
    schema: apiKeyForm,
    defaultValues: { name: '', scopes: ['read'], term: '90' },
    fields: {},
    send: async ({ name, scopes, term }) => {
      const request = { name, scopes, ...(term === 'never' ? {} : { expire_days: Number(term) }) };
      onDone((await api.call(addApiKey, request)).Secret);
    },
  });
}
