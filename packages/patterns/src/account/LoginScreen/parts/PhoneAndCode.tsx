import { CodeField } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { PhoneField } from '@compute-market/components/phone-field';
import type { RegisteredField } from '../../../form-dialog';
import type { CodeFormSlot } from '../form-slot';
import { loginMessages as messages } from '../messages';

interface PhoneAndCodeProps extends Pick<CodeFormSlot<never>, 'onRequestCode'> {
  phone: RegisteredField;
  code: RegisteredField;
  codeHint?: string;
  /** The account of the phone is there: it is what one logs in with. */
  known?: boolean;
}

/** A phone, and the code that a text message brought there. */
export const PhoneAndCode = ({ phone, code, codeHint, known = false, onRequestCode }: PhoneAndCodeProps) => (
  <>
    <Field label={messages.phone} error={phone.error}>
      <PhoneField
        size="lg"
        {...(known && { autoComplete: 'username' })}
        readOnly={phone.readOnly}
        {...phone.registration}
      />
    </Field>
    <Field label={messages.code} hint={codeHint} error={code.error}>
      <CodeField size="lg" readOnly={code.readOnly} onRequest={onRequestCode} {...code.registration} />
    </Field>
  </>
);
