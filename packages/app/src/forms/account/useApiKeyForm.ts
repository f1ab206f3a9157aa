import { addApiKey } from '@compute-market/contract/calls/api-key';
import { apiKeyForm, type ApiKeyForm } from '@compute-market/contract/forms/api-key-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useSubmission } from '../useSubmission';

/** 创建 API 密钥; `onDone` is given the key itself, which nobody can ask for again. */
export function useApiKeyForm(onDone: (secret: string) => void) {
  const form = useForm<ApiKeyForm>({
    resolver: zodResolver(apiKeyForm),
    mode: 'onTouched',
    defaultValues: { name: '', scopes: ['read'], term: '90' },
  });
  const submission = useSubmission({
    form,
    fields: {},
    send: async ({ name, scopes, term }) => {
      const request = { name, scopes, ...(term === 'never' ? {} : { expire_days: Number(term) }) };
      onDone((await api.call(addApiKey, request)).Secret);
    },
  });
  return { form, ...submission };
}
