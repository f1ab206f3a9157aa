import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { CodeField, type CodeRequest } from '@compute-market/components/code-field';
import { Dialog } from '@compute-market/components/dialog';
import { Field } from '@compute-market/components/field';
import { CircleCheckIcon, CircleXIcon } from '@compute-market/components/icons';
import { Link } from '@compute-market/components/link';
import { Skeleton } from '@compute-market/components/skeleton';
import { TextField } from '@compute-market/components/text-field';
import type { unregisterCheck } from '@compute-market/contract/calls/account';
import type { ResponseOf } from '@compute-market/contract/define-call';
import type { UnregisterForm } from '@compute-market/contract/forms/security-forms';
import { routes } from '@compute-market/contract/routes';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { AgreementTick, type Terms } from '../../agreement-tick/AgreementTick';
import type { Resource } from '../../resource';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { SlowHint } from '../../slow-hint';
import { ReadFailure } from '../../resource-view';
import { securityDialogMessages } from './messages';
import { Condition, Conditions } from './SecurityDialogs.styles';

const messages = securityDialogMessages.unregister;

export type UnregisterCheck = ResponseOf<typeof unregisterCheck>;

interface UnregisterDialogProps extends DialogControl, DialogForm<UnregisterForm> {
  check: Resource<UnregisterCheck>;
  /** The account's phone, which the code goes to. */
  phone: string;
  /** What the tick agrees to. */
  terms: Terms;
  onCheckAgain: () => void;
  /** The back end sends no codes, so none is asked for. */
  codeless?: boolean;
  /** Resolves to whether a code was sent. */
  onRequestCode: CodeRequest;
}

/** What must be so before the account can go, each with its sign, its word and the way to put it right. */
function CheckList({ conditions, onLeave }: { conditions: UnregisterCheck['Conditions']; onLeave: () => void }) {
  return (
    <Conditions>
      {conditions.map(({ Key, Name, Passed, Reason, Route }) => (
        <Condition key={Key} data-unmet={Passed ? undefined : true}>
          {Passed ? (
            <CircleCheckIcon size={16} aria-label={messages.passed} />
          ) : (
            <CircleXIcon size={16} aria-label={messages.unmet} />
          )}
          <div>
            {Name}
            {Reason !== '' && <p>{Reason}</p>}
          </div>
          {!Passed && Route !== '' && (
            <Link href={Route} onClick={onLeave}>
              {messages.handle}
            </Link>
          )}
        </Condition>
      ))}
    </Conditions>
  );
}

/** The check, as long as it says no. */
function Blocked({
  check,
  onCheckAgain,
  open,
  onClose,
  onClosed,
}: Pick<UnregisterDialogProps, 'check' | 'onCheckAgain' | 'open' | 'onClose' | 'onClosed'>) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      onClosed={onClosed}
      title={messages.title}
      sheet="auto"
      footer={
        <>
          {check.state === 'ready' && (
            <Button onClick={onCheckAgain} loading={check.refreshing}>
              {messages.again}
            </Button>
          )}
          <Button onClick={onClose}>{securityDialogMessages.close}</Button>
        </>
      }
    >
      {check.state === 'loading' && (
        <>
          <p role="status">{messages.checking}</p>
          <Skeleton lines={6} />
          <SlowHint />
        </>
      )}
      {check.state === 'error' && (
        <ReadFailure compact failure={check} title={messages.failed} onRetry={onCheckAgain} />
      )}
      {check.state === 'ready' && (
        <>
          <Alert tone="warn">{messages.blocked}</Alert>
          <CheckList conditions={check.data.Conditions} onLeave={onClose} />
        </>
      )}
    </Dialog>
  );
}

/** 注销账号: first the check, then the agreement, the typed words and a code (screens B11). */
export function UnregisterDialog({
  check,
  phone,
  terms,
  onCheckAgain,
  codeless = false,
  onRequestCode,
  ...props
}: UnregisterDialogProps) {
  const { register, errorOf, input } = formFields(props.form);
  if (check.state !== 'ready' || !check.data.CanUnregister)
    return <Blocked {...props} check={check} onCheckAgain={onCheckAgain} />;
  return (
    <FormDialog {...props} danger title={messages.title} submitLabel={messages.submit}>
      <Alert tone="err">{messages.ready}</Alert>
      <CheckList conditions={check.data.Conditions} onLeave={props.onClose} />
      {codeless ? (
        <Alert tone="info">{securityDialogMessages.codeless}</Alert>
      ) : (
        <Field label={messages.code(maskPhone(phone))} error={errorOf('code')}>
          <CodeField onRequest={onRequestCode} {...input('code')} />
        </Field>
      )}
      <Field label={messages.phrase} error={errorOf('phrase')}>
        <TextField autoComplete="off" {...input('phrase')} />
      </Field>
      <AgreementTick terms={terms} error={errorOf('agree')} {...register('agree')}>
        {messages.agree}{' '}
        <Link href={routes.unregisterAgreement.to()} target="_blank">
          {messages.agreement}
        </Link>
      </AgreementTick>
    </FormDialog>
  );
}
