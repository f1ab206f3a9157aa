import { getFacePrint, startFacePrint } from '@compute-market/contract/calls/verification';
import { SCAN_POLL_MS } from '@compute-market/contract/constants';
import { FACE_STATUS } from '@compute-market/contract/enumerations';
import { errors } from '@compute-market/contract/errors';
import { secondMs } from '@compute-market/contract/rules/time-units';
import {
  afterLook,
  afterNoAnswer,
  afterTick,
  askedOf,
  type FaceState,
} from '@compute-market/patterns/verification/face-code';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api';
import { byItself } from '../../api/automatic';
import { ApiError } from '../../api/errors';
import { codeEnd } from '../../flows/code-end';
import { serverNow } from '../../state/clock';

const final: readonly number[] = [
  errors.VERIFICATION_LIMIT.code,
  errors.NOT_AVAILABLE.code,
  errors.STATE_CONFLICT.code,
];

async function begin(enterprise: 0 | 1): Promise<FaceState> {
  try {
    const { url, qrcode, certify_id, expire_time } = await api.call(startFacePrint, { enterprise });
    const expiresAt = codeEnd(expire_time);
    return {
      step: 'waiting',
      code: { image: qrcode, url, certifyId: certify_id, expiresAt },
      secondsLeft: Math.max(0, expiresAt - serverNow()),
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { step: 'refused', reason: error.reason, final: final.includes(error.status) };
  }
}

/** A face check: begun on demand, looked at every two seconds while the page is seen, at once when somebody comes back to it, and once more after its end. `onPassed` is called once. */
export function useFaceCheck(enterprise: 0 | 1, onPassed: () => void) {
  const [face, setFace] = useState<FaceState>({ step: 'starting' });
  const tell = useEffectEvent(onPassed);
  const certifyId = askedOf(face);

  useEffect(() => {
    if (certifyId === null) return undefined;
    const leave = new AbortController();
    let asking = false;
    const look = async () => {
      if (asking || document.hidden) return;
      asking = true;
      // What was asked before the end says nothing of a face at the end.
      const askedAt = serverNow();
      try {
        const answer = await api.call(
          getFacePrint,
          { enterprise, certify_id: certifyId },
          { ...byItself, signal: leave.signal },
        );
        setFace((state) => afterLook(state, answer, askedAt));
        if (answer.status === FACE_STATUS.passed && !leave.signal.aborted) tell();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!leave.signal.aborted) setFace((state) => afterNoAnswer(state, error.kind === 'refused', askedAt));
      } finally {
        asking = false;
      }
    };
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    const looking = setInterval(() => void look(), SCAN_POLL_MS);
    const ticking = setInterval(() => setFace((state) => afterTick(state, serverNow())), secondMs);
    return () => {
      leave.abort();
      document.removeEventListener('visibilitychange', onVisible);
      clearInterval(looking);
      clearInterval(ticking);
    };
  }, [certifyId, enterprise]);

  return {
    face,
    onStart: () => {
      setFace({ step: 'starting' });
      void begin(enterprise).then(setFace);
    },
  };
}
