import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import type { SecondFactorForm } from '@compute-market/contract/forms/security-forms';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { securityDialogMessages } from './messages';

const messages = securityDialogMessages.secondFactor;

interface SecondFactorDialogProps extends DialogControl, DialogForm<SecondFactorForm> {
  /** What it will be. */
  on: boolean;
  /** The account's phone, which the code goes to. */
  phone: string;
  /** Resolves to whether a code was sent. */
  onRequestCode: CodeRequest;
}

/** 二次验证, turned on or off by a code to the account's phone (screens B21). */
export function SecondFactorDialog({ on, phone, onRequestCode, ...props }: SecondFactorDialogProps) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog
      {...props}
      danger={!on}
      title={on ? messages.turnOn : messages.turnOff}
      description={on ? messages.onIntro : messages.offIntro}
      submitLabel={on ? messages.submitOn : messages.submitOff}
    >
      <Field label={messages.code(maskPhone(phone))} error={errorOf('code')}>
        <CodeField onRequest={onRequestCode} {...input('code')} />
      </Field>
    </FormDialog>
  );
}
