import type { CodeRequest } from '@compute-market/components/code-field';
import { Segmented } from '@compute-market/components/segmented';
import { SECOND_STEP, type SecondStep } from '@compute-market/contract/entities/authenticator';
import type { ProofForm } from '@compute-market/contract/forms/authenticator-form';
import { maskPhone } from '@compute-market/contract/rules/phone';
import { FormDialog, type DialogControl, type DialogForm } from '../../form-dialog';
import { Ways } from './Authenticator.styles';
import { authenticatorMessages as messages } from './messages';
import { ProofField } from './ProofField';

interface ProofDialogProps extends DialogControl, DialogForm<ProofForm> {
  /** `lost`: it is bound, and the recovery codes never arrived. */
  purpose: 'unbind' | 'renew' | 'lost';
  way: SecondStep;
  onWay: (way: SecondStep) => void;
  /** The account's phone. */
  phone: string;
  /** No recovery code is left. */
  withoutRecovery: boolean;
  /** Resolves to whether a text message was sent. */
  onRequestCode: CodeRequest;
}

const words = {
  unbind: { title: messages.unbindTitle, intro: messages.unbindIntro, submit: messages.unbind },
  renew: { title: messages.renewTitle, intro: messages.renewIntro, submit: messages.renew },
  lost: { title: messages.renewTitle, intro: messages.lostIntro, submit: messages.renew },
} as const;

/** 解绑身份验证器 and 重新生成恢复码, by one of the three codes (decisions 119). */
export function ProofDialog({
  purpose,
  way,
  onWay,
  phone,
  withoutRecovery,
  onRequestCode,
  ...props
}: ProofDialogProps) {
  const { title, intro, submit } = words[purpose];
  const busy = props.form.formState.isSubmitting;
  return (
    <FormDialog {...props} danger={purpose === 'unbind'} title={title} description={intro} submitLabel={submit}>
      <Ways>
        <Segmented
          block
          aria-label={messages.way}
          value={way}
          onValueChange={onWay}
          options={[SECOND_STEP.authenticator, SECOND_STEP.sms, SECOND_STEP.recovery].map((value) => ({
            value,
            label: messages.ways[value],
            disabled: busy || (value === SECOND_STEP.recovery && withoutRecovery),
          }))}
        />
      </Ways>
      <ProofField form={props.form} way={way} phone={maskPhone(phone)} onRequestCode={onRequestCode} />
    </FormDialog>
  );
}
