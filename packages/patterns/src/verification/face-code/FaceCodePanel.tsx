import { Button } from '@compute-market/components/button';
import { Link } from '@compute-market/components/link';
import { QrPanel, type QrState } from '@compute-market/components/qr-panel';
import { Result } from '@compute-market/components/result';
import { LinkButton } from '@compute-market/components/link-button';
import { verificationFrameMessages } from '../verification-frame';
import type { FaceState } from './face-state';
import { Root } from './FaceCodePanel.styles';
import { faceCodeMessages as messages } from './messages';

export interface FaceCodePanelProps {
  face: FaceState;
  /** Begins a new check. */
  onStart: () => void;
}

interface FacePanelProps extends FaceCodePanelProps {
  /** Where a person is verified without their face; a company has no such way. */
  otherHref?: string;
}

const qrStates: Record<Exclude<FaceState['step'], 'failed'>, QrState> = {
  starting: 'loading',
  waiting: 'ready',
  expired: 'expired',
  refused: 'error',
  passed: 'scanned',
};

/** A code for the phone where the face is shown, and what came of it (screens B23). */
export function FaceCodePanel({ face, onStart, otherHref }: FacePanelProps) {
  const otherWay =
    otherHref === undefined ? undefined : (
      <LinkButton variant="outline" href={otherHref}>
        {messages.otherWay}
      </LinkButton>
    );
  if (face.step === 'failed') {
    const again = face.remain > 0 && (
      <Button variant="primary" onClick={onStart}>
        {messages.again}
      </Button>
    );
    return (
      <Result
        role="status"
        tone="err"
        title={messages.failed}
        detail={`${face.reason}。${verificationFrameMessages.remain(face.remain)}`}
        actions={
          <>
            {again}
            {otherWay}
          </>
        }
      />
    );
  }
  const final = face.step === 'refused' && face.final;
  const waiting = face.step === 'waiting';
  return (
    <Root>
      <QrPanel
        name={messages.name}
        state={qrStates[face.step]}
        code={waiting ? face.code.image : undefined}
        secondsLeft={waiting ? face.secondsLeft : undefined}
        hint={face.step === 'refused' ? face.reason : waiting ? messages.hint : undefined}
        action={final ? otherWay : undefined}
        onRenew={final ? undefined : onStart}
      />
      {waiting && (
        <Link href={face.code.url} target="_blank" rel="noreferrer">
          {messages.here}
        </Link>
      )}
    </Root>
  );
}
