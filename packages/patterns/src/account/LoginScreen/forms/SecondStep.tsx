import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { Stack } from '@compute-market/components/stack';
import { Text } from '@compute-market/components/text';
import type { SecondStep as Step } from '@compute-market/contract/entities/authenticator';
import type { ProofForm } from '@compute-market/contract/forms/authenticator-form';
import { ProofField } from '../../Authenticator';
import type { CodeFormSlot } from '../form-slot';
import { loginMessages } from '../messages';
import { Way } from '../parts/Ways.styles';
import { secondStepMessages as messages } from '../second-step-messages';
import { FormFrame } from './FormFrame';

interface SecondStepProps extends CodeFormSlot<ProofForm> {
  /** The code that is asked for. */
  way: Step;
  /** All codes that the account takes. */
  ways: readonly Step[];
  onWay: (way: Step) => void;
  /** The account's phone, masked. */
  phone: string;
  /** To the password again. */
  onBack: () => void;
}

/** The second step of 账号登录, when the account asks for a code after the password (screens B21; decisions 119). */
export function SecondStep({ way, ways, onWay, phone, onBack, onRequestCode, ...slot }: SecondStepProps) {
  const busy = slot.form.formState.isSubmitting;
  return (
    <>
      <Text as="p" size="dense" tone="secondary" spaceAbove={16}>
        {messages.help[way]}
      </Text>
      <FormFrame
        {...slot}
        label={loginMessages.pages.step}
        submitLabel={messages.submit}
        after={
          <>
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Way key={other}>
                  <Button variant="text" disabled={busy} onClick={() => onWay(other)}>
                    {messages.instead[other]}
                  </Button>
                </Way>
              ))}
            <Way>
              <Button variant="text" onClick={onBack}>
                {messages.back}
              </Button>
            </Way>
          </>
        }
      >
        <ProofField
          form={slot.form}
          way={way}
          phone={phone}
          size="lg"
          smsHint={messages.smsLost}
          onRequestCode={onRequestCode}
          requestsAtOnce={ways.length === 1}
        />
      </FormFrame>
    </>
  );
}

/** In its place when the back end's answer does not say with what the login goes on. */
export function SecondStepUnreadable({ onBack }: Pick<SecondStepProps, 'onBack'>) {
  return (
    <>
      <Stack spaceAbove={16}>
        <Alert tone="err" announced>
          {messages.unreadable}
        </Alert>
      </Stack>
      <Way>
        <Button variant="text" onClick={onBack}>
          {messages.back}
        </Button>
      </Way>
    </>
  );
}
