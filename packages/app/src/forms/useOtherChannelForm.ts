import { submitOtherChannel } from '@compute-market/contract/calls/verification';
import { CERTIFICATE_TYPE, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { otherChannelForm, type OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../api';
import { useSubmission } from './useSubmission';

const empty: OtherChannelForm = { cert_type: CERTIFICATE_TYPE.student, cert_number: '', name: '', files: [], remark: '' };

/** 其他方式: papers for a review. */
export function useOtherChannelForm(onSubmitted: () => void) {
  const form = useForm<OtherChannelForm>({ resolver: zodResolver(otherChannelForm), mode: 'onTouched', defaultValues: empty });
  const submission = useSubmission({
    form,
    fields: { NOT_FOUND: 'files' },
    send: async ({ remark, ...values }) => {
      await api.call(submitOtherChannel, { verify_type: VERIFICATION_TYPE.personal, ...values, remark: remark === '' ? undefined : remark }, { quiet: true });
      onSubmitted();
    },
  });
  return { form, ...submission };
}
