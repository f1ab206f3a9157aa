import { Link } from '@compute-market/components/link';
import { routes } from '@compute-market/contract/routes';
import type { Ref } from 'react';
import { AgreementTick, type Terms } from '../../agreement-tick/AgreementTick';
import { verificationAgreementMessages as messages } from './messages';

/** What is agreed to before anything of a verification begins (screens B23). */
export interface VerificationAgreementSlot {
  readonly terms: Terms;
  readonly agreed: boolean;
  readonly onAgreedChange: (agreed: boolean) => void;
}

interface VerificationAgreementProps extends VerificationAgreementSlot {
  /** Something was to begin without it. */
  missed: boolean;
  /** The box, which takes the keyboard when it was missed. */
  ref: Ref<HTMLInputElement>;
}

/** The tick of 《实名认证服务协议》. */
export const VerificationAgreement = ({ terms, agreed, onAgreedChange, missed, ref }: VerificationAgreementProps) => (
  <AgreementTick
    ref={ref}
    terms={terms}
    checked={agreed}
    onCheckedChange={onAgreedChange}
    error={missed && !agreed ? messages.mustAgree : undefined}
  >
    {messages.agree}{' '}
    <Link underline href={routes.verifyAgreement.to()} target="_blank">
      {messages.agreement}
    </Link>
  </AgreementTick>
);
