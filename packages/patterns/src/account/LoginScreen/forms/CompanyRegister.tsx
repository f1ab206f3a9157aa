import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import { TextField } from '@compute-market/components/text-field';
import type { CompanyRegisterForm } from '@compute-market/contract/forms/register-form';
import { useWatch } from 'react-hook-form';
import type { Terms } from '../../../agreement-tick/AgreementTick';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { loginMessages as messages } from '../messages';
import { Agreement } from '../parts/Agreement';
import { NewPassword } from '../parts/NewPassword';
import { HasAccount } from '../parts/Ways';
import { FormFrame } from './FormFrame';
import { Pair } from './LoginForm.styles';

interface CompanyRegisterProps extends CodeFormSlot<CompanyRegisterForm> {
  addressOf: (view: LoginView) => string;
  /** What the tick agrees to. */
  terms: Terms;
}

/** What an enterprise says about itself; the credit code has a check character. */
function CompanyFields({
  form: {
    register,
    formState: { errors, isSubmitting },
  },
}: Pick<CompanyRegisterProps, 'form'>) {
  return (
    <>
      <Field label={messages.company} error={errors.company_name?.message}>
        <TextField
          size="lg"
          autoComplete="organization"
          placeholder={messages.enterCompany}
          readOnly={isSubmitting}
          {...register('company_name')}
        />
      </Field>
      <Field label={messages.creditCode} error={errors.credit_code?.message}>
        <TextField
          size="lg"
          autoComplete="off"
          maxLength={18}
          placeholder={messages.enterCreditCode}
          readOnly={isSubmitting}
          {...register('credit_code')}
        />
      </Field>
      <Pair>
        <Field label={messages.contact} error={errors.contact_name?.message}>
          <TextField
            size="lg"
            autoComplete="name"
            placeholder={messages.enterContact}
            readOnly={isSubmitting}
            {...register('contact_name')}
          />
        </Field>
        <Field optional label={messages.email} error={errors.email?.message}>
          <TextField
            size="lg"
            type="email"
            autoComplete="email"
            placeholder={messages.enterEmail}
            readOnly={isSubmitting}
            {...register('email')}
          />
        </Field>
      </Pair>
    </>
  );
}

/** 企业注册: an account and its enterprise. */
export function CompanyRegister({ addressOf, terms, onRequestCode, ...slot }: CompanyRegisterProps) {
  const {
    register,
    control,
    formState: { errors, isSubmitting },
  } = slot.form;
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormFrame
      {...slot}
      label={messages.ways.company}
      submitLabel={messages.register}
      after={<HasAccount addressOf={addressOf} />}
    >
      <CompanyFields form={slot.form} />
      <Field label={messages.phone} error={errors.phone?.message}>
        <PhoneField size="lg" readOnly={isSubmitting} {...register('phone')} />
      </Field>
      <Field label={messages.code} error={errors.code?.message}>
        <CodeField size="lg" readOnly={isSubmitting} onRequest={onRequestCode} {...register('code')} />
      </Field>
      <NewPassword
        label={messages.password}
        typed={typed}
        passwd={register('passwd')}
        confirm={register('confirm')}
        errors={{ passwd: errors.passwd?.message, confirm: errors.confirm?.message }}
        readOnly={isSubmitting}
      />
      <Agreement agree={register('agree')} error={errors.agree?.message} terms={terms} />
    </FormFrame>
  );
}
