import type { Upload } from '@compute-market/components/file-drop';
import {
  verificationAgreementMessages as messages,
  type VerificationAgreementSlot,
} from '@compute-market/patterns/verification/verification-agreement';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTerms } from '../content/useTerms';
import { RefusedPaper } from './papers';

/** What the way from the page of ways brings along: its tick was set. It stays with that entry of the tab's history. */
export const agreedOnTheWay = { agreed: 'verification' } as const;

const cameAgreed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'agreed' in state && state.agreed === agreedOnTheWay.agreed;

interface VerificationConsent {
  /** The tick that stands over the form; null where it was set on the way here. */
  readonly agreement: VerificationAgreementSlot | null;
  /** Why nothing may be sent yet; null once the tick is set. The function stays the same. */
  readonly refusal: () => string | null;
  /** The same upload, which sends no paper before the tick is set. The function stays the same. */
  readonly withConsent: (upload: Upload) => Upload;
}

/** Whoever opens a way of verification by its address agrees there (screens B23). `before` is whether an earlier page of the same way was agreed to. */
export function useVerificationAgreement(before = false): VerificationConsent {
  const location = useLocation();
  const [came] = useState(() => before || cameAgreed(location.state));
  const [agreed, onAgreedChange] = useState(came);
  const terms = useTerms(came ? '' : 'verify');
  const now = useRef(agreed);
  useEffect(() => void (now.current = agreed), [agreed]);
  const refusal = useCallback(() => (now.current ? null : messages.mustAgree), []);
  const withConsent = useCallback(
    (upload: Upload): Upload =>
      (...paper) => {
        const reason = refusal();
        return reason === null ? upload(...paper) : Promise.reject(new RefusedPaper(reason));
      },
    [refusal],
  );
  return { agreement: came ? null : { terms, agreed, onAgreedChange }, refusal, withConsent };
}
