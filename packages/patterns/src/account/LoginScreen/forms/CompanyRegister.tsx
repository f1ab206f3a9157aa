import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import type { CompanyRegisterForm } from '@compute-market/contract/forms/register-form';
import { useWatch } from 'react-hook-form';
import type { Terms } from '../../../agreement-tick/AgreementTick';
import type { CodeFormSlot } from '../form-slot';
import type { LoginView } from '../login-view';
import { formFields } from '../../../form-dialog/form-fields';
import { loginMessages as messages } from '../messages';
import { Agreement } from '../parts/Agreement';
import { NewPassword } from '../parts/NewPassword';
import { HasAccount } from '../parts/Ways';
import { PhoneAndCode } from '../parts/PhoneAndCode';
import { FormFrame } from './FormFrame';
import { Pair } from './LoginForm.styles';

interface CompanyRegisterProps extends CodeFormSlot<CompanyRegisterForm> {
  addressOf: (view: LoginView) => string;
  /** What the tick agrees to. */
  terms: Terms;
}

/** What an enterprise says about itself; the credit code has a check character. */
function CompanyFields({ form }: Pick<CompanyRegisterProps, 'form'>) {
  const { errorOf, input } = formFields(form);
  return (
    <>
      <Field label={messages.company} error={errorOf('company_name')}>
        <TextField
          size="lg"
          autoComplete="organization"
          placeholder={messages.enterCompany}
          {...input('company_name')}
        />
      </Field>
      <Field label={messages.creditCode} error={errorOf('credit_code')}>
        <TextField
          size="lg"
          autoComplete="off"
          maxLength={18}
          placeholder={messages.enterCreditCode}
          {...input('credit_code')}
        />
      </Field>
      <Pair>
        <Field label={messages.contact} error={errorOf('contact_name')}>
          <TextField size="lg" autoComplete="name" placeholder={messages.enterContact} {...input('contact_name')} />
        </Field>
        <Field optional label={messages.email} error={errorOf('email')}>
          <TextField
            size="lg"
            type="email"
            autoComplete="email"
            placeholder={messages.enterEmail}
            {...input('email')}
          />
        </Field>
      </Pair>
    </>
  );
}

/** 企业注册: an account and its enterprise. */
export function CompanyRegister({ addressOf, terms, onRequestCode, ...slot }: CompanyRegisterProps) {
  const { control, register, errorOf, field } = formFields(slot.form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <FormFrame
      {...slot}
      label={messages.ways.company}
      submitLabel={messages.register}
      after={<HasAccount addressOf={addressOf} />}
    >
      <CompanyFields form={slot.form} />
      <PhoneAndCode phone={field('phone')} code={field('code')} onRequestCode={onRequestCode} />
      <NewPassword label={messages.password} typed={typed} passwd={field('passwd')} confirm={field('confirm')} />
      <Agreement agree={register('agree')} error={errorOf('agree')} terms={terms} />
    </FormFrame>
  );
}
