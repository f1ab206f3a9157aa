import { Alert } from '@compute-market/components/alert';
import { Card } from '@compute-market/components/card';
import { useFocusInPart } from '@compute-market/components/focus-near';
import { Link } from '@compute-market/components/link';
import { Steps } from '@compute-market/components/steps';
import { Text } from '@compute-market/components/text';
import { VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { PageBody, PageHead } from '../../shell/PageHead';
import { VerificationAgreement } from '../verification-agreement';
import { verificationFrameMessages as messages } from './messages';
import type { VerificationStart } from './verification-form';
import { Body, Part, StepsRoom } from './VerificationFrame.styles';

interface VerificationFrameProps extends Partial<VerificationStart> {
  title: string;
  help: string;
  /** 0 选择方式, 1 填写信息, 2 核验, 3 结果; 4 when it is over. */
  step: number;
  /** Which part stands in it: where it gives way to another one, the focus goes on to that. */
  part: string;
  /** What becomes of the papers. */
  privacy: string;
  children: ReactNode;
}

const items = Object.entries(messages.steps).map(([key, label]) => ({ key, label }));

/** The page around every way to be verified: where one stands, what was wrong the last time, what becomes of the papers (screens B23). */
export function VerificationFrame({
  title,
  help,
  step,
  part: shown,
  privacy,
  standing = null,
  agreement = null,
  children,
}: VerificationFrameProps) {
  const [missed, setMissed] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const part = useFocusInPart<HTMLDivElement>(shown);
  const stop = (event: FormEvent) => {
    if (agreement === null || agreement.agreed) return;
    event.preventDefault();
    event.stopPropagation();
    setMissed(true);
    tick.current?.focus();
    // One that waits for its text takes no focus; the form may be longer than the window.
    tick.current?.scrollIntoView({ block: 'center' });
  };
  const rejected = standing?.status === VERIFICATION_STATUS.rejected && standing.reason !== '' && step < 3;
  return (
    <PageBody>
      <PageHead
        title={title}
        help={help}
        actions={<Link href={routes.selectVerification.to()}>{messages.back}</Link>}
      />
      <Card padding="lg">
        <Body onSubmitCapture={stop}>
          <StepsRoom>
            <Steps items={items} current={step} />
          </StepsRoom>
          {rejected && <Alert tone="warn">{messages.rejected(standing.reason)}</Alert>}
          {agreement !== null && step < 3 && <VerificationAgreement ref={tick} {...agreement} missed={missed} />}
          <Part ref={part}>{children}</Part>
          {step < 3 && (
            <Text as="p" size="small" tone="tertiary">
              {privacy}
            </Text>
          )}
        </Body>
      </Card>
    </PageBody>
  );
}
