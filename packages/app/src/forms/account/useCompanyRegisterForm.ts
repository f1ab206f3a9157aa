import { companyRegister } from '@compute-market/contract/calls/session';
import { SMS_SCENE } from '@compute-market/contract/enumerations';
import { companyRegisterForm, type CompanyRegisterForm } from '@compute-market/contract/forms/register-form';
import type { CodeFormSlot } from '@compute-market/patterns/account/LoginScreen';
import { api } from '../../api';
import { useSentForm } from '../useSentForm';
import { useFormDraft, type FormDraft } from './useFormDraft';
import { useSmsCode } from './useSmsCode';

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
  const { form, ...submission } = useSentForm({
    schema: companyRegisterForm,
    defaultValues: draft ?? empty,
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
  useFormDraft(form, onLeave);
  return { form, ...submission, onRequestCode: useSmsCode(form, SMS_SCENE.register) };
}
