import { LinkButton } from '@compute-market/components/link-button';
import { Result } from '@compute-market/components/result';
import { REVIEW_WORKING_DAYS } from '@compute-market/contract/constants';
import { routes } from '@compute-market/contract/routes';
import type { ReactNode } from 'react';
import { verificationFrameMessages as messages } from './messages';

interface VerifiedProps {
  as: 'personal' | 'enterprise';
}

/** The end of a verification that is done: what it opened. */
export const Verified = ({ as }: VerifiedProps) => (
  <Result
    role="status"
    tone="ok"
    title={messages.verified}
    detail={messages.verifiedHelp[as]}
    actions={
      <>
        <LinkButton variant="primary" href={routes.coupon.to()}>
          {messages.coupons}
        </LinkButton>
        <LinkButton variant="outline" href={routes.store.to()}>
          {messages.store}
        </LinkButton>
      </>
    }
  />
);

/** The end of a verification that somebody looks at. `children` is the faster way, where there is one. */
export const Reviewing = ({ children }: { children?: ReactNode }) => (
  <Result
    role="status"
    tone="info"
    title={messages.reviewing}
    detail={messages.reviewingHelp(REVIEW_WORKING_DAYS)}
    actions={
      <LinkButton variant="outline" href={routes.selectVerification.to()}>
        {messages.view}
      </LinkButton>
    }
  >
    {children}
  </Result>
);
