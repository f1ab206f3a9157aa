import { Button } from '@compute-market/components/button';
import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Field } from '@compute-market/components/field';
import { Link } from '@compute-market/components/link';
import { PasswordField } from '@compute-market/components/password-field';
import { Stack } from '@compute-market/components/stack';
import type { AcceptInvitationForm } from '@compute-market/contract/forms/accept-invitation-form';
import { routes } from '@compute-market/contract/routes';
import { useWatch } from 'react-hook-form';
import { Agreements } from '../../agreement-tick/Agreements';
import { AgreementTick, type Terms } from '../../agreement-tick/AgreementTick';
import { NewPasswordField, formFields, type DialogForm } from '../../form-dialog';
import { RefusalAlert } from '../../retry-alert';
import { Elsewhere, Submit } from './InvitationScreen.styles';
import { invitationScreenMessages as messages } from './messages';

export interface AcceptFormProps extends DialogForm<AcceptInvitationForm> {
  /** What the tick agrees to. */
  terms: Terms;
  /** Resolves to whether a code was sent. */
  onRequestCode: CodeRequest;
}

/** Proves the phone, chooses the password (decisions 134). */
export function AcceptForm({
  form,
  phone,
  refused,
  terms,
  onSubmit,
  onRequestCode,
}: AcceptFormProps & { phone: string }) {
  const { control, register, errorOf, input, field, busy } = formFields(form);
  const typed = useWatch({ control, name: 'passwd' });
  return (
    <Stack
      as="form"
      gap={8}
      noValidate
      aria-label={messages.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <RefusalAlert reason={refused} />
      <Field label={messages.code} hint={messages.codeHint(phone)} error={errorOf('code')}>
        <CodeField onRequest={onRequestCode} {...input('code')} />
      </Field>
      <NewPasswordField label={messages.password} typed={typed} {...field('passwd')} />
      <Field label={messages.confirm} error={errorOf('confirm')}>
        <PasswordField autoComplete="new-password" {...input('confirm')} />
      </Field>
      <AgreementTick terms={terms} error={errorOf('agree')} {...register('agree')}>
        {messages.agree} <Agreements />
      </AgreementTick>
      <Submit>
        <Button block type="submit" variant="primary" size="xl" loading={busy}>
          {messages.accept}
        </Button>
      </Submit>
      <Elsewhere>
        {messages.hasAccount}{' '}
        <Link underline href={routes.login.to({ page: 'login' })}>
          {messages.logIn}
        </Link>
      </Elsewhere>
    </Stack>
  );
}
