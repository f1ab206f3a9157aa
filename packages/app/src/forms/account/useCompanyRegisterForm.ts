import { companyRegister } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { companyRegisterForm, type CompanyRegisterForm } from '@compute-market/contract/forms/register-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { api } from '../../api';
import { useFormDraft, type FormDraft } from './useFormDraft';
import { useSmsCode } from './useSmsCode';
import { useSubmission } from '../useSubmission';

const empty: CompanyRegisterForm = {
  phone: '',
  code: '',
  passwd: '',
  confirm: '',
  company_name: '',
  credit_code: '',
  contact_name: '',
  email: '',
  agree: false,
};

export interface CompanyRegisterPorts extends FormDraft<CompanyRegisterForm> {
  /** Is given the session's token. */
  readonly onEntered: (token: string) => Promise<void>;
}

/** 企业注册; a new account is logged in at once. An empty mail address is not sent. */
export function useCompanyRegisterForm({
  draft,
  onLeave,
  onEntered,
}: CompanyRegisterPorts): CodeFormSlot<CompanyRegisterForm> {
  const form = useForm<CompanyRegisterForm>({
    resolver: zodResolver(companyRegisterForm),
    mode: 'onTouched',
    defaultValues: draft ?? empty,
  });
  useFormDraft(form, onLeave);
  const submission = useSubmission({
    form,
    fields: { PHONE_TAKEN: 'phone', CODE_WRONG: 'code', CODE_EXPIRED: 'code', AGREEMENT_REQUIRED: 'agree' },
    send: async ({ phone, code, passwd, agree, company_name, credit_code, contact_name, email }) => {
      const { session } = await api.call(companyRegister, {
        phone,
        code,
        passwd,
        agree,
        company_name,
        credit_code,
        contact_name,
        email: email || undefined,
      });
      await onEntered(session);
    },
  });
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.register) };
}
